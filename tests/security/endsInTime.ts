import { Script } from 'node:vm';

export const LENGTH = 1_000_000;
/** A pattern in linear time takes a few milliseconds, a quadratic one hours: anything between will do. */
const TIME_LIMIT_MS = 5_000;

/** Texts by which patterns with more than one way to match are made to try them all. */
export const HOSTILE = [
  '1',
  '1.',
  '0,',
  ' ',
  'a',
  'a.',
  'a-',
  '-',
  'é',
  '\u0000',
  '\n',
  '"',
  '://',
  'a@b.',
].flatMap((part) => {
  const long = part.repeat(LENGTH / part.length);
  return [long, `${long}!`, `1${long}x`, `a@${long}!`, `https://${long}\n`];
});

/** Whether the work ends within the time limit; else it is ended, also in the middle of a pattern. */
export function endsInTime(work: () => void): boolean {
  const shared = globalThis as { hostileWork?: () => void };
  shared.hostileWork = work;
  try {
    new Script('hostileWork()').runInThisContext({ timeout: TIME_LIMIT_MS });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  } finally {
    delete shared.hostileWork;
  }
}
