import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import type * as original from './content.ts';
import { REPORT_TEXT_MAX_LENGTH } from '#schema/moderation/moderationLimits.ts';

const things = {
  issue: 'هذه المشكلة',
  message: 'هذه الرسالة',
  proposal: 'هذا العرض',
  proof: 'هذا الإثبات',
  profile: 'هذا الملف الشخصي',
};
const titles = {
  issue: 'الإبلاغ عن هذه المشكلة',
  message: 'الإبلاغ عن هذه الرسالة',
  proposal: 'الإبلاغ عن هذا العرض',
  proof: 'الإبلاغ عن هذا الإثبات',
  profile: 'الإبلاغ عن هذا الملف الشخصي',
};

export const reportContentWords = {
  button: 'إبلاغ',
  things,
  about: (kind, name) =>
    name === undefined ? things[kind] : `${things[kind]} من \u2068${name}\u2069`,
  title: (kind) => titles[kind],
  text: 'سينظر فيه مشرف. لن يعرف من نشره من الذي أبلغ عنه.',
  ground: 'ما الخطأ؟',
  grounds: {
    abuse: 'إهانات أو تهديدات أو كراهية',
    privacy: 'يُظهر وجهًا أو لوحة سيارة أو اسمًا أو عنوانًا',
    false: 'غير صحيح أو مضلّل',
    spam: 'إعلانات أو محتوى مزعج',
    unlawful: 'مخالف للقانون',
    other: 'شيء آخر',
  },
  missing: 'اختر سببًا من فضلك.',
  label: 'ما الذي ينبغي أن يعرفه المشرفون؟',
  hint: `الحد الأقصى ${plural(REPORT_TEXT_MAX_LENGTH, { zero: '0 حرف', one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' })}. لا يقرؤه إلا المشرفون.`,
  submit: 'إرسال البلاغ',
  pending: 'جارٍ الإرسال...',
  done: 'أُرسل البلاغ',
  doneText: 'شكرًا لك. سينظر فيه مشرف.',
  failed: 'لم يُرسل البلاغ',
} satisfies Texts<typeof original.reportContentWords>;
