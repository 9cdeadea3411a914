import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const mergingContent = {
  button: 'هل هي مشكلة بلاغ آخر نفسها؟',
  title: 'أي بلاغ يخصّ المشكلة نفسها؟',
  text: 'عندئذٍ لا تُقبل هنا تعهّدات ولا عروض ولا أصوات؛ وتبقى تعهّداتها حتى يقرّر كل متبرّع.',
  choices: 'بلاغات في الجوار',
  none: 'لا بلاغ آخر ضمن كيلومتر واحد.',
  loading: 'جارٍ البحث في الجوار...',
  asked: 'يُسأل مُبلِّغها عن موافقته.',
  merge: 'دمجهما',
  ask: 'سؤال مُبلِّغها',
  merged: { done: 'أصبحا بلاغًا واحدًا' },
  wasAsked: { done: 'سُئل المُبلِّغ الآخر' },
  failed: 'خطأ في دمج البلاغين',
  request: {
    waiting: 'قلت إن هذه هي المشكلة نفسها:',
    waitingEnd: 'لم يُجب مُبلِّغها بعد.',
    said: 'يقول المُبلِّغ الآخر إن هذه هي المشكلة نفسها:',
    saidEnd: 'إذا وافقت تستمر المشكلة هناك؛ ولا يُنقل تعهّد من دون صاحبه.',
    agree: 'موافقة',
    decline: 'هما مشكلتان',
    takeBack: 'تراجُع',
    declined: 'يبقى البلاغان منفصلين',
  },
  undo: {
    button: 'فصل البلاغين من جديد',
    title: 'إعادة البلاغين منفصلين؟',
    text: 'يُفتح هذا البلاغ من جديد للتعهّدات والعروض والأصوات. وتبقى التعهّدات التي نُقلت في البلاغ الآخر، ويمكن لأصحابها سحبها هناك.',
    confirm: 'فصلهما',
    done: 'عادا بلاغين',
    failed: 'خطأ في فصل البلاغين',
  },
  money: {
    text: (amount) => `يبقى تعهّدك بمبلغ ${amount} هنا حتى تقرّر.`,
    until: (amount, date) => `يبقى تعهّدك بمبلغ ${amount} هنا حتى تقرّر، ويُرَدّ تلقائيًّا في ${date}.`,
    button: 'نقل تعهّدي',
    title: 'هل تريد نقل هذا التعهّد؟',
    question: (amount, date) =>
      `يُنقل ${amount} إلى البلاغ الآخر${date === null ? '' : ` ويحتفظ بتاريخ ردّه، ${date}`}.`,
    confirm: (amount) => `نقل ${amount}`,
    pending: 'جارٍ النقل...',
    cancel: 'إبقاؤه هنا',
    done: 'نُقل التعهّد',
    doneText: 'مالك الآن في البلاغ الآخر.',
    failed: 'خطأ في نقل التعهّد',
  },
} satisfies Texts<typeof original.mergingContent>;
