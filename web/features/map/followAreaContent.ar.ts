import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './followAreaContent.ts';

export const followAreaContent = {
  follow: 'متابعة هذه المنطقة',
  what: (km) => `البلاغات الجديدة ضمن ${km} كم من وسط الخريطة، في ملخّصك.`,
  tooLarge: 'كبّر الخريطة لمتابعة منطقة: تعرض الخريطة أكثر من 25 كم حول وسطها.',
  following: 'جارٍ التنفيذ...',
  waiting: 'ما تتابعه هنا بانتظار الإرسال.',
  list: 'ما تتابعه',
  failed: 'لم تُتابَع المنطقة',
} satisfies Texts<typeof original.followAreaContent>;
