import { ApiError } from './callErrors.ts';

/**
 * Shows the server's refusals beside their fields. True if at least one field was found, so that
 * the caller can omit a second, vaguer message.
 */
export function showFieldErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
  setError: (name: Name, error: { type: 'server'; message: string }) => void,
): boolean {
  if (!(error instanceof ApiError)) return false;
  let hasShown = false;
  for (const { path, message } of error.fieldErrors) {
    const name = names.find((candidate) => candidate === path);
    if (name === undefined) continue;
    setError(name, { type: 'server', message });
    hasShown = true;
  }
  return hasShown;
}
