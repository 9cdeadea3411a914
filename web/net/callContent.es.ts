import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './callContent.ts';

export const callContent = {
  unreachable: 'Ahora no se puede contactar con el servidor. Revisa tu conexión.',
  openSettings: 'Abrir la configuración',
  seeHow: 'Ver cómo está',
} satisfies Texts<typeof original.callContent>;
