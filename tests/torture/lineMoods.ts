import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { CURRENT_USER_PATH } from '#sw/outbox/operations.ts';
import type { RandomSource } from './randomSource.ts';
import type { ReadRequest } from './requestReader.ts';

/**
 * What the line is like for a while. usual: each request meets its odds. lying: the server hears all,
 * and every answer is replaced by a stranger's, cut or delayed. slow: 2G, for each connection by
 * itself.
 */
export type Mood = 'usual' | 'lying' | 'slow';

const LIES = ['lie_replaced', 'lie_cut', 'lie_delayed'] as const;
export type Lie = (typeof LIES)[number];

const SLOW_BYTES_PER_MS = 6.25;
const SLOW_HALF_WAY_MS = 1_000;
const LIE_DELAY_MS = [300, 3_000] as const;
/** Devices ask who is signed in before they send; lied to there, they would send nothing to lie about. */
const ONLY_LATE_ODDS = 0.8;
const QUESTION_DELAY_MS = [50, 300] as const;

const stranger = (status: string, type: string, body: string, more = ''): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\n${more}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`;

const refusal = (status: number, code: string): string =>
  JSON.stringify({ type: 'about:blank', title: code, status, code, detail: 'By a stranger.' });

/** Everything that an app may take for its own server's. */
const STRANGERS = [
  stranger('200 OK', 'text/html', '<!doctype html><div id="root"></div><h1>Welcome</h1>'),
  stranger('200 OK', 'application/json', '{"id":"stranger","items":[],"results":[],"receipt":{}}'),
  stranger('200 OK', 'text/javascript', 'document.title = "Welcome";'),
  stranger('204 No Content', 'text/plain', ''),
  stranger('302 Found', 'text/html', '', 'location: http://login.example/\r\n'),
  stranger('401 Unauthorized', 'application/json', refusal(401, 'unauthenticated')),
  stranger('404 Not Found', 'application/json', refusal(404, 'not_found')),
  stranger('422 Unprocessable', 'application/problem+json', refusal(422, 'invalid_input')),
  stranger('400 Bad Request', 'application/problem+json', refusal(400, 'invalid_input')),
  stranger('403 Forbidden', 'application/problem+json', refusal(403, 'forbidden')),
  stranger('409 Conflict', 'application/problem+json', refusal(409, 'conflict')),
  stranger('410 Gone', 'application/json', refusal(410, 'gone')),
  stranger(
    '429 Too Many',
    'application/json',
    refusal(429, 'rate_limited'),
    'retry-after: 3600\r\n',
  ),
  stranger(
    '503 Unavailable',
    'text/html',
    '<h1>Back soon</h1>',
    'retry-after: Wed, 21 Oct 2099 07:28:00 GMT\r\n',
  ),
];

export const strangersAnswer = (random: RandomSource): string => random.pick(STRANGERS);

/** What happens to an answer while the line lies. */
export const drawLie = ({ path }: ReadRequest, random: RandomSource): Lie =>
  path === CURRENT_USER_PATH && random.chance(ONLY_LATE_ODDS) ? 'lie_delayed' : random.pick(LIES);

export function lieDelayMs({ path }: ReadRequest, random: RandomSource): number {
  const [least, most] = path === CURRENT_USER_PATH ? QUESTION_DELAY_MS : LIE_DELAY_MS;
  return random.between(least, most);
}

/** How long so many bytes take one way; the first of an answer or a request bring the way itself. */
export const slowMs = (bytes: number, isFirst: boolean): number =>
  bytes / SLOW_BYTES_PER_MS + (isFirst ? SLOW_HALF_WAY_MS : 0);

/** Everything that is under way waits for it. */
function newEnd(): AbortController {
  const end = new AbortController();
  setMaxListeners(0, end.signal);
  return end;
}

/** Waits that all end at once when the line gets better. */
export class Waits {
  #over = newEnd();

  endAll(): void {
    this.#over.abort();
    this.#over = newEnd();
  }

  /** One direction of a connection: what it is given arrives in order, each after so many milliseconds. */
  newWay(): (afterMs: number, arrive: () => void) => void {
    let last: Promise<void> = Promise.resolve();
    return (afterMs, arrive) => {
      const { signal } = this.#over;
      const before = last;
      const pass = async () => {
        await before;
        if (afterMs > 0) await sleep(afterMs, undefined, { signal }).catch(() => undefined);
        arrive();
      };
      last = pass();
    };
  }
}
