import type { emergencyContent } from './content.ts';

/** What the emergency page asks of the worker. */
export type Asked =
  /** `aside`: words of drafts in local storage, newer than the database's. */
  | { want: 'kept'; reader: string | null; aside: string[] }
  | { want: 'file'; reader: string }
  | { want: 'send'; reader: string | null }
  /** Whether a page at this address would be the app again. */
  | { want: 'app'; address: string };

/** A queued row or a draft, as the page lists it. */
export type KeptItem = {
  kind: keyof typeof emergencyContent.kinds;
  /** The person's own words. */
  texts: string[];
  photoCount: number;
  state: keyof typeof emergencyContent.states;
  /** Milliseconds since 1970. */
  writtenAt: number;
};

/** `hasOthers`: something of another person is there too. */
export type Kept = { items: KeptItem[]; hasOthers: boolean };
