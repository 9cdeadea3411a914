import { useRef } from 'react';
import { ApiError } from './callErrors.ts';

/**
 * True when the server has decided: a repeat would be a new intention. Not after a failure, a full queue, a
 * lost session or a duplicate still running: an earlier try may have succeeded.
 */
export function isDecided(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isTurnedAway = error.status === 401 || error.status === 429 || error.code === 'busy';
  return error.status < 500 && !isTurnedAway;
}

/**
 * Idempotency key of an intended write. It stays the same while a try's outcome is unknown, so that
 * retries cannot repeat the write; other content or a decided outcome ends it.
 */
export function useAttemptKey() {
  const attempt = useRef<{ content: string; key: string } | null>(null);
  return {
    keyFor(content: string): string {
      if (attempt.current?.content !== content)
        attempt.current = { content, key: crypto.randomUUID() };
      return attempt.current.key;
    },
    settle(error?: unknown): void {
      if (error === undefined || isDecided(error)) attempt.current = null;
    },
  };
}
