import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const notFoundContent = {
  title: '404 Página no encontrada',
  text: 'No hay nada en esta dirección. Puede que el enlace sea antiguo o esté mal escrito.',
  home: 'Ir a la página de inicio',
  issues: 'Ver problemas',
} satisfies Texts<typeof original.notFoundContent>;
