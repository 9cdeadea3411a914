#!/bin/sh
# Starts the browser behind everything else. Here it shares a processor or two with servers that on a
# phone it would never meet, and drawing would take from them what they need to start.
niceness=8
# Linux shares time between sessions first, and a browser has a session of its own.
echo "$niceness" 2>/dev/null >"/proc/$$/autogroup"
exec nice -n "$niceness" "$TORTURED_BROWSER" "$@"
