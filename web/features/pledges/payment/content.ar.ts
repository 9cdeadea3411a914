import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const paymentContent = {
  title: 'دفعتك',
  subtitle: 'أين وصل دفع مبلغ تعهّدك.',
  loading: 'جارٍ البحث عن دفعتك',
  failed: 'تعذّر البحث عن الدفعة',
  failedText: 'لم يضع شيء. تبحث هذه الصفحة مرة أخرى حالما يصبح الخادم متاحًا.',
  missing: 'لا توجد دفعة كهذه',
  missingText: 'قد تخصّ حسابًا آخر. تُعرض الدفعات على من دفعها.',
  toIssue: 'الانتقال إلى المشكلة',
  toIssues: 'تصفّح المشكلات',
  states: {
    awaited: {
      title: 'بانتظار التأكيد',
      text: (amount) =>
        `ننتظر تأكيد وصول ${amount} منك. تتحدّث هذه الصفحة تلقائيًّا؛ ويمكنك أيضًا مغادرتها.`,
    },
    received: {
      title: 'وصل التعهّد',
      text: (amount) => `${amount} منك محفوظ في حساب الضمان لهذه المشكلة.`,
    },
    returned: {
      title: 'مالك في طريقه إليك',
      text: (amount) => `لم يعد ${amount} في حساب الضمان. هو في طريقه إلى بطاقتك.`,
    },
    spent: {
      title: 'أدّى تعهّدك غرضه',
      text: (amount) => `من ${amount} نال العمل ما احتاج إليه، وعاد إليك ما بقي.`,
    },
    chargedBack: {
      title: 'استرجعه بنكك',
      text: (amount) => `لم يعد ${amount} في حساب الضمان: هو لدى بنكك.`,
    },
    expired: {
      title: 'لم يُخصم شيء',
      text: (amount) => `انتهى الوقت المتاح لدفع ${amount}. يمكنك التعهّد من جديد.`,
    },
  },
  pay: 'لم تدفع بعد؟ تابِع إلى الدفع',
  again: 'التعهّد من جديد',
} satisfies Texts<typeof original.paymentContent>;
