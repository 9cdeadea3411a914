import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './languageContent.ts';

export const languageContent = {
  label: 'اللغة',
  failed: 'تعذّر تغيير اللغة',
  failedText: 'يحتاج تغييرها إلى الشبكة. حاول مرة أخرى عندما تكون متصلًا.',
} satisfies Texts<typeof original.languageContent>;
