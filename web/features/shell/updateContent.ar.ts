import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './updateContent.ts';

export const updateContent = {
  text: 'نسخة جديدة جاهزة.',
  apply: 'التحديث الآن',
} satisfies Texts<typeof original.updateContent>;
