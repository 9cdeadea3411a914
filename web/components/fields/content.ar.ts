import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const passwordFieldContent = { show: 'إظهار ما يُكتب' } satisfies Texts<
  typeof original.passwordFieldContent
>;

export const submitBarContent = {
  sending: (percent) => `جارٍ الإرسال (${percent}%)`,
  sendingNote: 'حُفظ على هذا الجهاز. يمكنك مغادرة هذه الصفحة.',
} satisfies Texts<typeof original.submitBarContent>;

export const draftLineContent = {
  saved: 'حُفظت المسودة. لم يُرسَل شيء بعد.',
  failed: 'لا يمكن حفظ هذه المسودة على هذا الجهاز. لا تغلق هذه الصفحة قبل إرسالها.',
  discard: 'تجاهل المسودة',
  confirmTitle: 'هل تريد تجاهل هذه المسودة؟',
  confirmText: 'سيُحذف ما أدخلته هنا من هذا الجهاز.',
  confirm: 'تجاهل',
} satisfies Texts<typeof original.draftLineContent>;
