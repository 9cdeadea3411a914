import { EMAIL_LINK_HOURS, RESET_LINK_MINUTES } from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './accountMailTexts.ts';

const IGNORE = 'إن لم تكن أنت من فعل ذلك فلا تفعل شيئًا: لا يتغيّر شيء من دون الرابط.';
const HOURS = `يعمل الرابط مرة واحدة ولمدّة ${EMAIL_LINK_HOURS} ساعة.`;

export const accountMailTexts = {
  reset: ({ username, link }) => ({
    subject: 'كلمة مرور جديدة',
    lines: [
      `طلب أحدهم كلمة مرور جديدة لحسابك ${username}. اخترها هنا:`,
      link,
      `يعمل الرابط مرة واحدة ولمدّة ${RESET_LINK_MINUTES} دقيقة. ومع كلمة المرور الجديدة تنتهي كل جلسات دخول الحساب.`,
      'إن لم تكن أنت من فعل ذلك فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
    ],
  }),
  proof: ({ username, link }) => ({
    subject: 'أكّد عنوان بريدك الإلكتروني',
    lines: [
      `سُجّل الحساب ${username} بهذا العنوان. إن كان لك فأكّد العنوان هنا:`,
      link,
      `${HOURS} وحتى ذلك الحين لا تصل إلى هذا العنوان أي رسالة أخرى، ولا يمكن طلب كلمة مرور جديدة به.`,
      'إن لم يكن الحساب لك فلا تفعل شيئًا.',
    ],
  }),
  change_old: ({ username, link, newEmail }) => ({
    subject: 'أكّد عنوان بريدك الإلكتروني الجديد',
    lines: [
      `سيتغيّر عنوان حسابك ${username} إلى ${newEmail}. أكّد ذلك هنا، وبالرابط الذي أُرسل إلى هناك:`,
      link,
      HOURS,
      `${IGNORE} وعندئذ يعرف أحدهم كلمة مرورك، فغيّرها من فضلك.`,
    ],
  }),
  change_new: ({ username, link }) => ({
    subject: 'أكّد عنوان بريدك الإلكتروني',
    lines: [`سيكون هذا العنوان للحساب ${username}. إن كان لك فأكّده هنا:`, link, HOURS, IGNORE],
  }),
  taken: ({ username, link }) => ({
    subject: 'لديك حساب بالفعل',
    lines: [
      `أراد أحدهم استخدام عنوانك لحساب آخر. العنوان لحسابك ${username}، ويبقى له.`,
      'إن كنت أنت من فعل ذلك ونسيت كلمة مرورك فاختر كلمة جديدة هنا:',
      link,
      'إن لم تكن أنت فلا حاجة إلى أن تفعل شيئًا.',
    ],
  }),
  username_changed: ({ username, link }) => ({
    subject: 'تغيّر اسم المستخدم الخاص بك',
    lines: [
      `اسم حسابك الآن ${username}. سجّل الدخول بهذا الاسم، أو بعنوانك كما في السابق؛ ويبقى لك كل ما فعلته.`,
      'إن لم تكن أنت من فعل ذلك فقد عرف أحدهم كلمة مرورك. اختر كلمة جديدة فورًا:',
      link,
    ],
  }),
  password_changed: ({ username, link }) => ({
    subject: 'تغيّرت كلمة مرورك',
    lines: [
      `تغيّرت كلمة مرور حسابك ${username}، وانتهت جلسات دخوله الأخرى.`,
      'إن لم تكن أنت من فعل ذلك فاختر كلمة جديدة فورًا:',
      link,
    ],
  }),
  passkeys_changed: ({ username, link }) => ({
    subject: 'تغيّرت مفاتيح مرورك',
    lines: [
      `تغيّرت مفاتيح المرور أو رموز الاسترداد في حسابك ${username}.`,
      'إن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا، ثم راجع مفاتيح مرورك في الإعدادات:',
      link,
    ],
  }),
  provider_changed: ({ username, link }) => ({
    subject: 'تغيّرت طريقة لتسجيل الدخول',
    lines: [
      `فُعِّل أو أُوقِف تسجيل الدخول إلى حسابك ${username} عبر مزوّد آخر.`,
      'إن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا، ثم ألغِ الربط في الإعدادات:',
      link,
    ],
  }),
} satisfies Texts<typeof original.accountMailTexts>;
