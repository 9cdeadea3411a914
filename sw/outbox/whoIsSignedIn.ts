import { exchange, type Exchange } from './exchange.ts';
import { CURRENT_USER_PATH } from './operations.ts';

export type Session =
  | { state: 'signed_in'; userId: string }
  | { state: 'signed_out' }
  /** No answer, or one from an intermediary. */
  | { state: 'unreachable'; retryAfterMs: number | null };

/** Asks the server for the session's owner. Never throws. */
export async function whoIsSignedIn(deps: Exchange, signal: AbortSignal): Promise<Session> {
  const answer = await exchange(deps, { method: 'GET', path: CURRENT_USER_PATH }, signal);
  if (answer.kind === 'json') {
    const { id } = answer.body as { id?: unknown };
    if (typeof id === 'string') return { state: 'signed_in', userId: id };
  }
  // guard: signed-out-is-asked
  if (answer.kind === 'problem' && answer.status === 401) return { state: 'signed_out' };
  return {
    state: 'unreachable',
    retryAfterMs: 'retryAfterMs' in answer ? answer.retryAfterMs : null,
  };
}
