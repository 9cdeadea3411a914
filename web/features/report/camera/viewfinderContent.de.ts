import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './viewfinderContent.ts';

export const viewfinderContent = {
  label: 'Kamera',
  shutter: 'Dieses Bild aufnehmen',
  close: 'Kamera schließen',
  starting: 'Kamera startet …',
  failed: 'Die Kamera lässt sich hier nicht benutzen. Nimm unten ein Foto auf oder wähle eines.',
} satisfies Texts<typeof original.viewfinderContent>;
