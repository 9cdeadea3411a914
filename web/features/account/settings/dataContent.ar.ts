import type { Texts } from '#schema/languages/Texts.ts';
import { HOURS } from '#web/format/arabicTimes.ts';
import type * as original from './dataContent.ts';
import { DATA_EXPORT_HOURS } from '#schema/limits.ts';
import { plural } from '#web/format/format.ts';

export const dataContent = {
  heading: 'بياناتك',
  text: `احصل على نسخة من كل ما هو محفوظ عنك، مع صورك ومقاطعك كما أرسلتها. يمكنك تنزيلها خلال ${plural(DATA_EXPORT_HOURS, HOURS)}.`,
  ask: 'طلب نسخة',
  askAgain: 'إنشاء نسخة جديدة',
  making: 'يجري إنشاء نسختك. يصلك إشعار عندما تصبح جاهزة.',
  download: (size, files) =>
    files === 0
      ? `تنزيل (${size})`
      : `تنزيل (${size}، ${plural(files, { zero: 'لا ملفات', one: 'ملف واحد', two: 'ملفان', few: '# ملفات', many: '# ملفًّا', other: '# ملف' })})`,
  until: (time) => `حتى ${time}.`,
  dialog: {
    title: 'طلب نسخة من بياناتك',
    text: 'أدخل كلمة مرورك، لكيلا يحصل عليها أحد من جهاز تركته مفتوحًا.',
    password: 'كلمة مرورك',
    submit: 'إنشاء النسخة',
    pending: 'جارٍ الطلب...',
    done: 'طُلبت النسخة',
    doneText: 'يستغرق ذلك لحظة. يصلك إشعار عندما تصبح جاهزة.',
    failed: 'تعذّر طلب النسخة',
  },
} satisfies Texts<typeof original.dataContent>;
