const KEY = 'trybe-last-writer';

/** Who used this device last and did not sign out: what they wrote stays readable without a session. */
export function lastWriter(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** At a sign-in the next person's; null: at a sign-out, nobody's. */
export function noteLastWriter(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, userId);
  } catch {
    // Blocked: after the end of a session nothing is shown.
  }
}
