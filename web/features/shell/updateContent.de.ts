import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './updateContent.ts';

export const updateContent = {
  text: 'Eine neue Version ist bereit.',
  apply: 'Jetzt aktualisieren',
} satisfies Texts<typeof original.updateContent>;
