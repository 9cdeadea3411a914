/**
 * For `/bin/sh -c` before a command, with a pipe as its input: the shell becomes the command; its child
 * waits on the pipe to us and kills the command and what that has started when we are gone, however we
 * ended.
 */
export const DIES_WITH_US =
  'exec 3<&0; ( (read _ <&3; pkill -KILL -P $$; kill -KILL $$) >/dev/null 2>&1 & ); exec "$@" </dev/null 3<&-';
