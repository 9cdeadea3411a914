const YEAR_S = 31_536_000;

/**
 * How long a picture or video may be kept: by whoever saw it, for good, since it never changes; but
 * not on the device where it was shown to its owner or a moderator alone.
 */
export const mediaCaching = ({ isForAll }: { isForAll: boolean }): string =>
  isForAll ? `private, max-age=${YEAR_S}, immutable` : 'no-store';
