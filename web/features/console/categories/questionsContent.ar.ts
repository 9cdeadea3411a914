import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './questionsContent.ts';

export const questionsContent = {
  heading: 'الأسئلة',
  hint: 'يطرحها نموذج البلاغ عند اختيار هذه الفئة، حتى دون شبكة. وتحتفظ البلاغات بنص السؤال كما طُرح.',
  label: 'الأسئلة بترتيبها',
  nth: (place) => `السؤال ${place}`,
  up: (place) => `نقل السؤال ${place} إلى أعلى`,
  down: (place) => `نقل السؤال ${place} إلى أسفل`,
  remove: (place) => `حذف السؤال ${place}`,
  moved: (place, count) => `السؤال الآن في الموضع ${place} من ${count}.`,
  add: 'إضافة سؤال',
  full: (max) => `أقصى عدد من الأسئلة للفئة: ${max}.`,
  words: (language) => `السؤال بلغة: ${language}`,
  kind: 'نوع الجواب',
  kinds: {
    text: 'بضع كلمات',
    choice: 'جواب من عدة أجوبة',
    number: 'رقم',
    yes_no: 'نعم أو لا',
  },
  required: 'الجواب إلزامي',
  unit: 'الوحدة',
  min: 'الأصغر',
  max: 'الأكبر',
  options: 'الأجوبة للاختيار',
  option: (place, language) => `الجواب ${place} بلغة: ${language}`,
  addOption: 'إضافة جواب',
  removeOption: (place) => `حذف الجواب ${place}`,
} satisfies Texts<typeof original.questionsContent>;
