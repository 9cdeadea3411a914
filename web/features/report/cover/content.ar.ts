import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import type { CoverBox } from '#web/device/photos/coverBox.ts';
import type { ImageSize } from '#web/device/photos/readImageSize.ts';

const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

export const coverContent = {
  title: 'تغطية الوجوه واللوحات',
  hint: 'اسحب أو انقر فوق ما لا ينبغي أن يتعرّف عليه أحد. لا تُحفظ وتُرسل إلا الصورة المغطّاة.',
  keys: 'تحرّك الأسهم المربّع، ومع Shift تغيّر حجمه، وDelete يزيله.',
  picture: 'الصورة كما هي الآن',
  box: (index, count) => `المربّع ${index} من ${count}`,
  place: ({ x, y, width, height }: CoverBox, size: ImageSize) =>
    `${percent(width, size.width)} % breit, ${percent(height, size.height)} % hoch, ` +
    `${percent(x, size.width)} % von links, ${percent(y, size.height)} % von oben`,
  removed: 'لا شيء مغطّى',
  add: 'إضافة مربّع',
  remove: 'إزالة المربّع',
  undo: 'تراجُع',
  confirm: 'تغطية',
  working: 'جارٍ التغطية...',
  leave: {
    title: 'هل تريد ترك الصورة دون تغطية؟',
    text: 'المربّعات ليست في الصورة بعد. من دونها يرى الجميع ما تحتها.',
    confirm: 'تركها دون تغطية',
    stay: 'متابعة التغطية',
  },
} satisfies Texts<typeof original.coverContent>;
