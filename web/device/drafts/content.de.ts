import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const earlierDraftContent = {
  title: 'Ein früherer Entwurf dieses Formulars ist da',
  text: 'Dieses Gerät hat ihn erst spät gefunden. Was jetzt im Formular steht, bleibt auch erhalten.',
  show: 'Früheren Entwurf zeigen',
} satisfies Texts<typeof original.earlierDraftContent>;
