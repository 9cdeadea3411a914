import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './keptEditContent.ts';

export const keptEditContent = {
  restored: 'استُعيد ما غيّرته هنا سابقًا. لم يُرسَل شيء بعد.',
  older: 'بدأت تعديل هذا سابقًا، ثم تغيّر في مكان آخر. نصّك محفوظ: قارن بين الاثنين.',
  keep: 'المتابعة بنصّي',
  discard: 'تجاهل نصّي',
} satisfies Texts<typeof original.keptEditContent>;
