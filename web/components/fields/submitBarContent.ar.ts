import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './submitBarContent.ts';

export const submitBarContent = {
  sending: (percent) => `جارٍ الإرسال (${percent}%)`,
  sendingNote: 'حُفظ على هذا الجهاز. يمكنك مغادرة هذه الصفحة.',
} satisfies Texts<typeof original.submitBarContent>;
