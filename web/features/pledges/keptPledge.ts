import * as v from 'valibot';

const keptPledge = v.object({
  amount: v.string(),
  /** Idempotency key of the uncertain try; confirming again reuses it. */
  key: v.string(),
  /** False after a try without an answer: the money may be pledged already. */
  isUntried: v.boolean(),
});
export type KeptPledge = v.InferOutput<typeof keptPledge>;

const storageKey = (userId: string, issueId: string) => `trybe-pledge:${userId}:${issueId}`;

/** The unconfirmed pledge on this device; null: none. */
export function readKeptPledge(userId: string, issueId: string): KeptPledge | null {
  try {
    const text = localStorage.getItem(storageKey(userId, issueId));
    const result = v.safeParse(keptPledge, JSON.parse(text ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Stores a pledge for later confirmation; null deletes it. Money is never sent without the person. */
export function writeKeptPledge(userId: string, issueId: string, pledge: KeptPledge | null): void {
  try {
    const key = storageKey(userId, issueId);
    if (pledge === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(pledge));
  } catch {
    // Storage is blocked: the banner then lasts as long as the page.
  }
}
