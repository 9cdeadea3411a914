import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './languageContent.ts';

export const languageContent = {
  label: 'Sprache',
  failed: 'Die Sprache ließ sich nicht ändern',
  failedText: 'Dafür braucht es das Netz. Bitte versuche es noch einmal, wenn du online bist.',
} satisfies Texts<typeof original.languageContent>;
