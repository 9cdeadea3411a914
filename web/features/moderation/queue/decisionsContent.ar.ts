import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import { CHARACTERS } from '#web/format/arabicCounts.ts';
import type * as original from './decisionsContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const decisionsContent = {
  title: 'القرارات',
  subtitle:
    'ما قرّره المشرفون بشأن ما نشرته، ولماذا. يمكنك التظلّم من كل قرار مرة واحدة؛ وينظر مشرف آخر في التظلّم.',
  emptyTitle: 'لا قرارات',
  empty: 'لم يتّخذ المشرفون أي إجراء بشأن ما نشرته.',
  failed: 'تعذّر تحميل القرارات',
  choices: {
    leave: 'لم يُتّخذ إجراء',
    warn: 'إنذار',
    hide_message: 'أُخفيت رسالة',
    hide_proposal: 'أُخفي نص عرض',
    redact_photo: 'أُزيلت صور',
    hide_issue: 'أُخفيت مشكلة',
    restrict: 'قُيّد الحساب',
  },
  because: {
    issue: 'بسبب مشكلة أبلغت عنها',
    message: 'بسبب إحدى رسائلك',
    proposal: 'بسبب أحد عروضك',
    proof: 'بسبب أحد إثباتاتك',
    profile: 'بسبب ملفك الشخصي',
  },
  of: (title) => `في «\u2068${title}\u2069»`,
  until: (moment) => `حتى ${moment} لا يمكنك الإبلاغ عن مشكلات أو تعديلها ولا تقديم عروض ولا نشر رسائل.`,
  appealed: (moment) => `تظلّمت في ${moment}`,
  waits: 'سينظر فيه مشرف آخر.',
  outcomes: {
    upheld: 'القرار باقٍ',
    undone: 'أُلغي القرار',
  },
  appeal: {
    button: 'تظلّم',
    title: 'هل تريد التظلّم من هذا القرار؟',
    text: 'سيراجعه مشرف لم تكن له صلة به. يمكنك التظلّم مرة واحدة.',
    label: 'لماذا القرار خاطئ؟',
    hint: `لا يقلّ عن ${plural(JUSTIFICATION_MIN_LENGTH, CHARACTERS)}. يقرؤه المشرفون.`,
    confirm: 'تظلّم',
    pending: 'جارٍ الإرسال...',
    done: 'أُرسل التظلّم',
    doneText: 'يصلك إشعار بعد النظر فيه.',
    failed: 'خطأ في إرسال التظلّم',
  },
} satisfies Texts<typeof original.decisionsContent>;
