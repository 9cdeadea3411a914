import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const earlierDraftContent = {
  title: 'توجد مسودة سابقة لهذا النموذج',
  text: 'تأخّر هذا الجهاز في العثور عليها. وما في النموذج الآن محفوظ أيضًا.',
  show: 'عرض المسودة السابقة',
} satisfies Texts<typeof original.earlierDraftContent>;
