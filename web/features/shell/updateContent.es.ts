import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './updateContent.ts';

export const updateContent = {
  text: 'Hay una versión nueva.',
  apply: 'Actualizar ahora',
} satisfies Texts<typeof original.updateContent>;
