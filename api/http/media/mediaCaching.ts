const YEAR_S = 31_536_000;

/** `isReplaced`: it is asked for by the address of the one that stood there before. */
type Kept = { isForAll: boolean; isReplaced?: boolean };

/**
 * How long a picture or video may be kept: by whoever saw it, for good, since it never changes; but
 * not on the device where it was shown to its owner or a moderator alone.
 */
export const mediaCaching = ({ isForAll, isReplaced = false }: Kept): string =>
  isForAll && !isReplaced ? `private, max-age=${YEAR_S}, immutable` : 'no-store';
