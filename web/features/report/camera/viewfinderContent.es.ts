import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './viewfinderContent.ts';

export const viewfinderContent = {
  label: 'Cámara',
  shutter: 'Tomar esta imagen',
  close: 'Cerrar la cámara',
  starting: 'Iniciando la cámara…',
  failed: 'Aquí no se puede usar la cámara. Toma o elige una foto abajo.',
} satisfies Texts<typeof original.viewfinderContent>;
