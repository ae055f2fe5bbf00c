#!/bin/sh
# Starts the server where it is the first process of a container. The system passes no signal on to such a process before it
# has asked for it, and Node asks too late for one that comes in its first moments.
trap 'told=1; kill -TERM $server 2>/dev/null' TERM INT
node server/start.js &
server=$!
[ -z "$told" ] || kill -TERM $server
wait $server
code=$?
if [ -n "$told" ]; then
  wait $server
  code=$?
  # It was told before it could say what to do then: there was nothing to finish.
  [ $code -ne 143 ] || code=0
fi
exit $code
