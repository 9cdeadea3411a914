import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const leaderboardContent = {
  pageTitle: 'قائمة أفضل المتحقّقين',
  description: 'من تحقّق أفضل من غيره، شهرًا بعد شهر.',
  subtitle:
    'من حكم على الإثباتات أفضل من غيره: بحسب عدد أصواته وأحكامه التي وافقت النتيجة النهائية، ثم بحسب نسبتها.',
  months: 'الشهر',
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  caption: (month) => `متحقّقو ${month}`,
  running: 'هذا الشهر لم ينتهِ بعد: قد يتغيّر ما يظهر. أما الشهر المنتهي فلا يتغيّر.',
  rank: 'المرتبة',
  name: 'الاسم',
  agreed: 'وافق النتيجة',
  votes: 'الأصوات',
  accuracy: 'الدقّة',
  you: 'أنت',
  emptyTitle: (month) => `لم تُحسم أي قضية نهائيًّا في ${month}`,
  empty:
    'يُحتسب الصوت في الشهر الذي تنتهي فيه قضيته، بعد هيئة المحلّفين والسفراء إن احتاجت إليهم. وتُضاف الأحكام في هيئات المحلّفين عند انتهاء الشهر.',
  seeMonth: (month) => `عرض ${month}`,
  emptyAction: 'عرض المشكلات الجاري التحقّق منها',
  failed: 'تعذّر تحميل القائمة',
} satisfies Texts<typeof original.leaderboardContent>;
