import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './decisionPathContent.ts';

export const decisionPathContent = {
  own: (own, all) => `${own} von ${all} auf dem Treuhandkonto gehören dir`,
} satisfies Texts<typeof original.decisionPathContent>;
