import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './passwordFieldContent.ts';

export const passwordFieldContent = { show: 'Eingabe zeigen' } satisfies Texts<
  typeof original.passwordFieldContent
>;
