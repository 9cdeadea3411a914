import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './bodyDeskContent.ts';

export const bodyDeskContent = {
  title: (body) => `بلاغات ${body}`,
  text: 'كل ما أُبلغتم به: ما ينتظر ردًّا أولًا، ثم الأحدث. ومن لديه هذا الرابط يستطيع الرد باسمكم.',
  none: 'لم تُبلَّغوا بأي بلاغ بعد.',
  waiting: (waiting, total) => `بلا رد: ${waiting} من ${total}`,
  told: (day) => `أُبلغتم به في ${day}`,
  unanswered: 'بلا رد بعد',
  answer: 'الرد',
  pages: 'صفحات البلاغات',
  gone: 'هذا الرابط غير صالح',
  goneText: 'الرابط ناقص، أو حلّ رابط جديد محله. اسألوا من أعطاكم إياه.',
  unreached: 'تعذّر تحميل البلاغات',
  unreachedText: 'تحقّقوا من اتصالكم وحاولوا مرة أخرى.',
  again: 'حاول مرة أخرى',
} satisfies Texts<typeof original.bodyDeskContent>;
