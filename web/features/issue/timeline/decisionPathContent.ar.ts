import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './decisionPathContent.ts';

export const decisionPathContent = {
  own: (own, all) => `لك ${own} من أصل ${all} في حساب الضمان`,
} satisfies Texts<typeof original.decisionPathContent>;
