import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const earlierDraftContent = {
  title: 'Hay un borrador anterior de este formulario',
  text: 'Este dispositivo tardó en encontrarlo. Lo que ahora está en el formulario también se conserva.',
  show: 'Mostrar el borrador anterior',
} satisfies Texts<typeof original.earlierDraftContent>;
