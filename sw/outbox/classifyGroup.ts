import type { SyncResult } from '#schema/sync.ts';
import { classifyOperation, type Outcome } from './classify.ts';
import { isProblem, type Answer } from './exchange.ts';
import type { OutboxRow } from './outboxRow.ts';
import { MAX_RETRY_AFTER_MS } from './retryDelay.ts';

/** Temporary or session-related refusals, equal for every row. */
const ABOUT_THE_MOMENT = [401, 408, 425, 429];
const ABOUT_THE_SESSION = ['busy', 'other_reporter'];

/**
 * Outcomes in the order of the rows, each by its own result. Null: the server takes no groups (an
 * older one, or one that refuses this group as a whole), so rows have to be sent one by one.
 */
export function classifyGroup(rows: readonly OutboxRow[], answer: Answer): Outcome[] | null {
  if (answer.kind === 'problem' && isAboutTheGroup(answer)) return null;
  if (answer.kind !== 'json') return rows.map((row) => classifyOperation(row, answer));
  const results = readResults(answer.body);
  // guard: row-by-its-own-result
  return rows.map((row) => classifyOperation(row, toAnswer(results.get(row.id), answer.status)));
}

function isAboutTheGroup({ status, problem }: Extract<Answer, { kind: 'problem' }>): boolean {
  const isPassing = status >= 500 || ABOUT_THE_MOMENT.includes(status);
  return !isPassing && !ABOUT_THE_SESSION.includes(problem.code);
}

function readResults(body: unknown): Map<unknown, Partial<SyncResult>> {
  const { results } = body as { results?: unknown };
  if (!Array.isArray(results)) return new Map();
  const objects = results.filter(
    (result): result is Partial<SyncResult> => typeof result === 'object' && result !== null,
  );
  return new Map(objects.map((result) => [result.key, result]));
}

/** As the operation's own endpoint would have answered; a missing result is not a receipt. */
function toAnswer(result: Partial<SyncResult> | undefined, groupStatus: number): Answer {
  const { status = groupStatus, body, retryAfterSeconds } = result ?? {};
  const retryAfterMs =
    typeof retryAfterSeconds === 'number'
      ? Math.min(Math.max(retryAfterSeconds * 1000, 0), MAX_RETRY_AFTER_MS)
      : null;
  if (isProblem(body, status)) return { kind: 'problem', status, problem: body, retryAfterMs };
  const isObject = status < 400 && typeof body === 'object' && body !== null;
  return { kind: 'json', status, body: isObject ? body : {} };
}
