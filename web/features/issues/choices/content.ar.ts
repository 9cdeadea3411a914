import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const affectedContent = {
  label: 'تؤثّر فيّ أيضًا',
  affected: (people) => `المتأثرون: ${people}`,
  waiting: ' · بانتظار الإرسال',
  failed: 'لم يُحتسب',
} satisfies Texts<typeof original.affectedContent>;

export const followContent = {
  follow: 'متابعة',
  following: 'متابَعة',
  waiting: ' · بانتظار الإرسال',
  failed: 'لم يُحفظ',
} satisfies Texts<typeof original.followContent>;
