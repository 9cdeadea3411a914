/** The message tells the person at the terminal what is wrong with their file, and what to do. */
export class MapImportError extends Error {
  override name = 'MapImportError';
}

export function brokenAt(byte: number, what: string): MapImportError {
  return new MapImportError(`The file is broken at byte ${byte.toLocaleString('en-US')}: ${what}`);
}
