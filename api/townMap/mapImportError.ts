/** Says to the person at the terminal what is wrong with a file that they gave, and what to do. */
export class MapImportError extends Error {
  override name = 'MapImportError';
}

/** A file that is not what its format says, at a byte of it. */
export function brokenAt(byte: number, what: string): MapImportError {
  return new MapImportError(`The file is broken at byte ${byte.toLocaleString('en-US')}: ${what}`);
}
