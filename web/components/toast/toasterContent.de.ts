import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './toasterContent.ts';

export const toasterContent = {
  region: 'Mitteilungen ({hotkey})',
  dismiss: 'Mitteilung schließen',
} satisfies Texts<typeof original.toasterContent>;
