import type { Proof } from '#schema/case/proof.ts';
import { plural } from '#web/format/format.ts';
import { checksContent as words } from './checksContent.ts';

/** The server's finding about one aspect. */
export type CheckedFact = Proof['checks'][number];

export const isContradicted = (checks: readonly CheckedFact[]): boolean =>
  checks.some(({ result }) => result === 'contradictory');

/** The findings in one sentence: the worst of them counts. */
export function checksSummary(checks: readonly CheckedFact[]): string {
  const count = (wanted: CheckedFact['result']) =>
    checks.filter(({ result }) => result === wanted).length;
  const [contradictory, weak] = [count('contradictory'), count('weak')];
  if (contradictory > 0) return plural(contradictory, words.contradicted);
  return weak > 0 ? plural(weak, words.unclear) : words.genuine;
}
