import type { SeededBug } from './seededBug.ts';

/** Mistakes that show themselves only when a standby takes the place of the primary. */
export const FAILOVER_BUGS: readonly SeededBug[] = [
  {
    name: 'read_from_old_primary',
    says: 'the server goes on reading from what was the primary',
    needsFailovers: true,
    edits: [
      { at: 'replica-is-still-one', instead: '' },
      { at: 'replica-is-far-enough', instead: 'return this.#position !== null;' },
    ],
  },
  {
    name: 'notice_lost',
    says: 'the server tells nobody that it may have missed something meanwhile',
    needsFailovers: true,
    edits: [{ at: 'missed-notices-are-made-up-for', instead: '' }],
  },
  {
    name: 'retry_after_unknown_commit',
    says: 'the server does again, without its key, what it got no answer for',
    needsFailovers: true,
    edits: [
      {
        at: 'unknown-commit-is-not-repeated',
        before: `for (let left = 100; isUnavailable(error) && left > 0; left -= 1) {
          await sleep(100);
          try {
            return await attempt(database, context, run, undefined);
          } catch (next) {
            if (!isUnavailable(next)) throw next;
          }
        }`,
        append: "import { isUnavailable } from '#api/database/connection/isUnavailable.ts';",
      },
    ],
  },
];
