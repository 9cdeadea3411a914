import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './callContent.ts';

export const callContent = {
  unreachable: 'Ahora no se puede contactar con el servidor. Revisa tu conexión.',
  notLoaded: 'No se pudo cargar esta parte. Revisa tu conexión o vuelve a cargar la página.',
  openSettings: 'Abrir la configuración',
} satisfies Texts<typeof original.callContent>;
