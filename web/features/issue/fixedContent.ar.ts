import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './fixedContent.ts';

export const fixedContent = {
  question: (body) => `تقول جهة ${body} إن هذا عولج. هل هذا صحيح؟`,
  until: (day) =>
    `حتى ${day}. إن قال ”نعم“ من أبلغ عنها أو أغلب مال المتبرعين تُغلق المشكلة وتُعاد كل التعهدات.`,
  found: 'وجد أشخاص في المكان أن هذا عولج. هل هذا صحيح؟',
  foundUntil: (day) => `حتى ${day}. إن قلت ”نعم“ تُغلق المشكلة وتُعاد كل التعهدات.`,
  yes: 'نعم، عولجت',
  no: 'لا، ليس بعد',
  saidYes: 'أجبت بنعم.',
  saidNo: 'أجبت بلا.',
  failed: 'لم تُحفظ',
  done: 'حُفظت إجابتك',
  completed: 'أُغلقت المشكلة وتُعاد كل التعهدات',
} satisfies Texts<typeof original.fixedContent>;
