import type { Language } from '#schema/languages/languages.ts';

/** A plain-text mail. `id` is the same for every attempt, so that a duplicate can be recognized. */
export type Mail = {
  id: string;
  /** Whose account it is about. */
  userId: string;
  to: string;
  subject: string;
  text: string;
  /** The language it is written in, sent as `Content-Language`; absent: no such header. */
  language?: Language;
  /** One request to this URL, without signing in, unsubscribes from mails of this kind (RFC 8058). */
  stopUrl?: string;
};
