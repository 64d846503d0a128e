"""Steps of the database from one version of the server to the next."""
