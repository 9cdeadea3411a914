import { CHECK_RESULTS, type Proof } from '#schema/case/proof.ts';
import { formatNumber } from '#web/format/format.ts';
import { language } from '#web/format/language.ts';
import { checksContent as words } from './checksContent.ts';

/** The server's finding about one aspect. */
export type CheckedFact = Proof['checks'][number];

/** Counts of consistent and inconsistent checks. */
export function checksSummary(checks: readonly CheckedFact[]): string {
  const count = (wanted: CheckedFact['result']) =>
    checks.filter(({ result }) => result === wanted).length;
  const others = CHECK_RESULTS.filter((result) => result !== 'consistent' && count(result) > 0)
    .map((result) => words.count(formatNumber(count(result)), result))
    .join(language.comma);
  return words.summary(formatNumber(count('consistent')), others);
}
