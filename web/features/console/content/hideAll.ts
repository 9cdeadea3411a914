import type { ConsoleIssue } from '#schema/console/content.ts';
import { hideIssue } from '#schema/verification/moderation.ts';
import { call } from '#web/net/call.ts';
import { messageOf } from '#web/net/callErrors.ts';

type Refused = { issue: ConsoleIssue; reason: string };

/**
 * Hides issues or shows them again, one after the other, each with the reason in its own record.
 * Returns those that were left unchanged; throws where all of them were.
 */
export async function hideAll(
  issues: readonly ConsoleIssue[],
  body: { isHidden: boolean; reason: string },
): Promise<Refused[]> {
  const refused: Refused[] = [];
  let last: unknown = null;
  for (const issue of issues) {
    try {
      await call(hideIssue, {
        params: { id: issue.id },
        body,
        idempotencyKey: crypto.randomUUID(),
      });
    } catch (error) {
      last = error;
      refused.push({ issue, reason: messageOf(error) });
    }
  }
  if (refused.length === issues.length) throw last;
  return refused;
}
