import type { ReactNode } from 'react';

/** What a screen of the map is put together from, on phones and on wide screens alike. */
export type MapParts = {
  head: ReactNode;
  subtitle: ReactNode;
  notice: ReactNode;
  tools: ReactNode;
  map: ReactNode;
  /** The selected issue; falsy without one. */
  card: ReactNode;
  list: ReactNode;
  /** Undefined until it is known. */
  inViewCount: number | undefined;
};
