import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './passwordFieldContent.ts';

export const passwordFieldContent = { show: 'Mostrar lo escrito' } satisfies Texts<
  typeof original.passwordFieldContent
>;
