import type { Language } from '#schema/languages/languages.ts';

/** A mail of plain text. `id` is the same for every try, so that a repeat can be told as one. */
export type Mail = {
  id: string;
  /** Whose account it is about. */
  userId: string;
  to: string;
  subject: string;
  text: string;
  /** In which it is written; absent: nobody says so to the reader's mail program. */
  language?: Language;
  /** Where one request without a sign-in ends mails of this kind (RFC 8058). */
  stopUrl?: string;
};
