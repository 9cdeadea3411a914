import * as v from 'valibot';

const startedPledge = v.object({
  issueId: v.string(),
  title: v.string(),
  imageUrl: v.nullable(v.string()),
  /** Decimal text. */
  amount: v.string(),
});
export type StartedPledge = v.InferOutput<typeof startedPledge>;

/** In this tab's session storage: closing the tab leaves no amount behind. */
const KEY = 'trybe-started-pledge';

/** An amount chosen before signing in; null: none, or storage is blocked. */
export function readStartedPledge(): StartedPledge | null {
  try {
    const result = v.safeParse(startedPledge, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Kept until its issue's form takes it. */
export function startPledge(pledge: StartedPledge): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pledge));
  } catch {
    // Storage is blocked: the amount is typed again.
  }
}

/** The amount started for an issue, once; null: none. */
export function takeStartedPledge(issueId: string): string | null {
  const started = readStartedPledge();
  if (started?.issueId !== issueId) return null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It stays, and its confirmation opens once more at the next visit.
  }
  return started.amount;
}
