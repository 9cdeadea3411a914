const KEY = 'trybe-last-writer';

/** Who used this device last and did not sign out: what they wrote stays readable without a session. */
export function lastWriter(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Call with the next person's id at a sign-in; with null at a sign-out. */
export function noteLastWriter(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, userId);
  } catch {
    // Blocked: after the end of a session nothing is shown.
  }
}
