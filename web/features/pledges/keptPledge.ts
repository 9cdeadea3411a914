import * as v from 'valibot';

const keptPledge = v.object({
  amount: v.string(),
  /** The key of the try whose outcome is unknown; confirming again uses the same one. */
  key: v.string(),
  /** False when a try went out without an answer: the money may be pledged already. */
  isUntried: v.boolean(),
});
export type KeptPledge = v.InferOutput<typeof keptPledge>;

const storageKey = (userId: string, issueId: string) => `trybe-pledge:${userId}:${issueId}`;

/** The pledge that a person wanted to make here while there was no network; null when none. */
export function readKeptPledge(userId: string, issueId: string): KeptPledge | null {
  try {
    const text = localStorage.getItem(storageKey(userId, issueId));
    const result = v.safeParse(keptPledge, JSON.parse(text ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Keeps a pledge to be confirmed later; null forgets it. Money is never sent without the person. */
export function writeKeptPledge(userId: string, issueId: string, pledge: KeptPledge | null): void {
  try {
    const key = storageKey(userId, issueId);
    if (pledge === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(pledge));
  } catch {
    // Storage closed by the browser: the banner then lasts as long as the page, which still says so.
  }
}
