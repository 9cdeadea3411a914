const YEAR_S = 31_536_000;

/** `isReplaced`: served under the address of the picture it replaced. */
type Kept = { isForAll: boolean; isReplaced?: boolean };

/**
 * Media never change, so they are cached permanently; but not on the device if only the owner or a
 * moderator may see them.
 */
export const mediaCaching = ({ isForAll, isReplaced = false }: Kept): string =>
  isForAll && !isReplaced ? `private, max-age=${YEAR_S}, immutable` : 'no-store';
