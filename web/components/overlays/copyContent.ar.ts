import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './copyContent.ts';

export const copyContent = {
  failed: 'لم يُنسخ',
  byHand: 'لا يسمح هذا المتصفّح بذلك هنا. حدّد النص وانسخه بنفسك.',
} satisfies Texts<typeof original.copyContent>;
