import { ApiError } from './callErrors.ts';

/**
 * Puts the server's refusals beside the fields they name. True when at least one field was found,
 * so that the caller can leave out a second, vaguer message.
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
