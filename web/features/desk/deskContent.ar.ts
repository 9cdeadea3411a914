import { HELD_BY_TWO_MAX_DAYS, HELD_MAX_DAYS } from '#schema/caseLimits.ts';
import { DAYS } from '#web/format/arabicTimes.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import { CHARACTERS } from '#web/format/arabicCounts.ts';
import type * as original from './deskContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

const hint = `لا يقلّ عن ${plural(JUSTIFICATION_MIN_LENGTH, CHARACTERS)}.`;

export const deskContent = {
  title: 'مكتب السفراء',
  administration: 'الإدارة',
  subtitle: 'ما لم تحسمه الأصوات وهيئات المحلّفين، وما تلزم مراجعته.',
  loading: 'جارٍ تحميل المكتب',
  failed: 'تعذّر تحميل المكتب',
  cases: {
    heading: 'القضايا',
    empty: 'لا شيء ينتظر قرارًا.',
    states: {
      none: 'العمل جارٍ',
      voting: 'قيد التصويت',
      waiting_release: 'بانتظار الصرف',
      jury: 'لدى هيئة المحلّفين',
      arbitration: 'تنتظر حكمًا',
      rework: 'عادت إلى المنفّذ',
    },
    frozen: 'مجمّدة',
    since: (moment) => `تنتظر هنا منذ ${moment}.`,
    escrow: (amount) => `${amount} في حساب الضمان.`,
    stake: 'لك مصلحة في هذه المشكلة، لذلك يجب أن يقرّر غيرك.',
    look: 'عرض القضية',
    flags: 'الاعتراضات المفتوحة',
  },
  ruling: {
    sides: {
      release: {
        button: (amount) => `صرف ${amount}`,
        title: (amount, who) => `هل تصرف ${amount} إلى ${who}؟`,
      },
      refund: {
        button: (amount) => `ردّ ${amount}`,
        title: (amount, who) => `هل تردّ ${amount} إلى ${who}؟`,
      },
    },
    donors: {
      zero: 'لا متبرّعين',
      one: 'متبرّع واحد',
      two: 'متبرّعين',
      few: '# متبرّعين',
      many: '# متبرّعًا',
      other: '# متبرّع',
    },
    lookFirst: 'اطّلع أولًا على ما وُعد به وما سُلّم وما قيل.',
    reason: 'السبب',
    reasonHint: `${hint} يستطيع الجميع قراءته.`,
    text: 'الحكم نهائي. فوق {largeEscrow} يسري عندما يؤكّده سفير ثانٍ.',
    pending: 'جارٍ الحكم...',
    done: 'سُجّل الحكم',
    failed: 'خطأ في الحكم',
  },
  confirming: {
    title: (act) => `هل تؤكّد هذا الحكم؟ ${act}`,
    button: (act) => `تأكيد: ${act}`,
    instead: 'الحكم ينتظرك. يمكنك أيضًا أن تحكم بخلافه؛ وعندها يحتاج حكمك إلى سفير ثانٍ.',
    own: 'ينتظر سفيرًا ثانيًا.',
    told: (names) => `أُبلغ: ${names}.`,
    alone: 'لا يوجد سفير آخر لهذه القضية بعد.',
    text: 'تتحرّك الأموال فورًا، ولا يستطيع أحد التراجع عن ذلك.',
    confirm: 'تأكيد',
    pending: 'جارٍ التأكيد...',
    done: 'أُكّد الحكم',
    failed: 'خطأ في تأكيد الحكم',
  },
  freezing: {
    freeze: {
      button: 'تجميد الأموال',
      title: 'هل تريد تجميد أموال هذه المشكلة؟',
      text: `لا يُختار شيء ولا يُصرف إلى أن يسمح سفير بالمواصلة. ومتى اختير منفّذ تُستأنف القضية تلقائيًا: بعد ${plural(HELD_MAX_DAYS, DAYS)} في المجموع، أو ${plural(HELD_BY_TWO_MAX_DAYS, DAYS)} إذا جمّدها سفير ثانٍ أيضًا.`,
      confirm: 'تجميد',
      done: 'جُمّدت الأموال',
    },
    thaw: {
      button: 'السماح بالمواصلة',
      title: 'هل تريد السماح بمواصلة أموال هذه المشكلة؟',
      text: 'تُستأنف المُهَل بما بقي منها من وقت، والصرف التلقائي بما لا يقلّ عن 24 ساعة.',
      confirm: 'السماح بالمواصلة',
      done: 'لم تعد الأموال مجمّدة',
    },
    label: 'السبب',
    hint: `${hint} يستطيع الجميع قراءته.`,
    failed: 'خطأ في تغيير التجميد',
  },
  accounts: {
    heading: 'البلاغات عن الحسابات',
    empty: 'لم يُبلَغ عن أي حساب.',
    by: (by, moment) => `أبلغ عنه \u2068${by}\u2069، ${moment}`,
    settled: { upheld: 'أُيّد', dismissed: 'رُفض' },
    open: 'مفتوح',
    own: 'يجب أن يسوّيه سفير آخر.',
    uphold: 'تأييد',
    freeze: 'تأييد وتجميد',
    dismiss: 'رفض',
    titles: {
      uphold: 'هل تريد تأييد هذا البلاغ؟',
      freeze: 'هل تريد تأييد هذا البلاغ وتجميد الحساب؟',
      dismiss: 'هل تريد رفض هذا البلاغ؟',
    },
    texts: {
      uphold: 'يفقد الحساب ثقة.',
      freeze: 'يفقد الحساب ثقة ولا يستطيع من الآن إلا القراءة.',
      dismiss: 'لا يتغيّر شيء للحساب.',
    },
    done: 'سُوّي البلاغ',
    failed: 'خطأ في تسوية البلاغ',
  },
  lifting: {
    button: 'رفع التجميد',
    title: 'هل تريد رفع تجميد هذا الحساب؟',
    text: 'يستطيع الحساب المشاركة من جديد. والثقة التي فقدها لا تعود.',
    label: 'السبب',
    hint: `${hint} يقرؤه الشخص والسفراء الآخرون.`,
    confirm: 'رفع التجميد',
    done: 'رُفع التجميد',
    failed: 'خطأ في رفع التجميد',
    own: 'الحساب مجمّد. يستطيع سفير آخر رفع ذلك.',
    lifted: (by, moment, why) => `رفع التجميد \u2068${by}\u2069، ${moment}: ${why}`,
  },
  report: {
    heading: 'الإبلاغ عن حساب',
    username: 'اسم المستخدم',
    missing: 'أدخل اسم مستخدم من فضلك.',
    reason: 'السبب',
    hint: `${hint} يقرؤه السفراء الآخرون.`,
    submit: 'الإبلاغ عن الحساب',
    pending: 'جارٍ الإرسال...',
    done: 'أُبلغ عن الحساب',
    doneText: 'يقرّر سفير آخر.',
    failed: 'خطأ في الإبلاغ عن الحساب',
  },
} satisfies Texts<typeof original.deskContent>;
