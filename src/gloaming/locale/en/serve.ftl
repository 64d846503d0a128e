# What the terminal says when the server is up.

serve-here = On this computer:    { $address }
serve-network = On your network:     { $address }
serve-public = Open to everyone at: { $address }
serve-scan = Scan this to open it on a phone:
serve-only-here = Nobody else can reach it. To let in your network, listen on 0.0.0.0: --host 0.0.0.0
serve-stop = Ctrl+C ends it; every room and game is kept.
