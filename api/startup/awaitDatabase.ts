import { setTimeout as sleep } from 'node:timers/promises';
import { databaseCodeOf, isUnavailable } from '#api/database/connection/isUnavailable.ts';

const ASK_EVERY_MS = 1_000;
/** Also what a pooler answers that is set up otherwise: waiting would not help. */
const REFUSED = '08P01';

/** Which setting led there, where the error says so. */
function settingOf(error: unknown): string {
  const { setting } = error as { setting?: unknown };
  return typeof setting === 'string' ? setting : 'DATABASE_URL';
}

/**
 * Asks again and again as long as the database is away, `waitMs` at most, and says so once. Rejects
 * with the error of the last try, and at once with one that waiting would not mend.
 */
export async function awaitDatabase<Answer>(
  ask: () => Promise<Answer>,
  { waitMs, warn }: { waitMs: number; warn: (text: string) => void },
): Promise<Answer> {
  const startedMs = performance.now();
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      return await ask();
    } catch (error) {
      const isAway = isUnavailable(error) && databaseCodeOf(error) !== REFUSED;
      if (!isAway || performance.now() - startedMs + ASK_EVERY_MS > waitMs) throw error;
      if (!hasSaid) {
        warn(
          `The database of ${settingOf(error)} does not answer (${databaseCodeOf(error)}). ` +
            `The start waits for it, ${waitMs / 1_000} s at most.`,
        );
      }
    }
    await sleep(ASK_EVERY_MS);
  }
}
