/** Whether the person said once on this device that they do not want to be asked about something. */
export function isDismissed(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // A browser that remembers no answer is not to be asked on every page.
    return true;
  }
}

/** Remembers for good that the person has been asked about something. */
export function dismiss(key: string): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Then it is not asked at all, see above.
  }
}
