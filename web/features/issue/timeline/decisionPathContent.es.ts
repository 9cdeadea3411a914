import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './decisionPathContent.ts';

export const decisionPathContent = {
  own: (own, all) => `${own} de los ${all} en garantía son tuyos`,
} satisfies Texts<typeof original.decisionPathContent>;
