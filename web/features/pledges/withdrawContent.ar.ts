import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './withdrawContent.ts';

export const withdrawContent = {
  button: 'سحب',
  label: (amount) => `سحب تعهّدك بمبلغ ${amount}`,
  title: 'هل تريد سحب هذا التعهّد؟',
  text: (amount) => `يعود إليك ${amount}، وينتهي أثره في الأصوات. يمكنك التعهّد من جديد.`,
  confirm: (amount) => `سحب ${amount}`,
  pending: 'جارٍ السحب...',
  cancel: 'إبقاء التعهّد',
  done: 'سُحب التعهّد',
  doneText: 'عاد مالك إليك.',
  failed: 'خطأ في سحب التعهّد',
} satisfies Texts<typeof original.withdrawContent>;
