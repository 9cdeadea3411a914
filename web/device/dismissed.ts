export function isDismissed(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Without storage a question would come back on every page.
    return true;
  }
}

export function dismiss(key: string): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Then `isDismissed` returns true (see above).
  }
}
