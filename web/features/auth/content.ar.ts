import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const authContent = {
  pageTitle: 'تسجيل الدخول',
  title: 'مرحبًا بك في Trybe',
  subtitle: 'انضم إلى منصّتنا المجتمعية للإبلاغ عن المشكلات المحلية وتمويلها وحلّها',
  tabsLabel: 'تسجيل الدخول أو إنشاء حساب',
  loginTab: 'الدخول',
  registerTab: 'حساب جديد',
  login: {
    emailOrUsername: 'اسم المستخدم أو البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'الدخول',
    pending: 'جارٍ تسجيل الدخول...',
    forgot: 'هل نسيت كلمة المرور؟',
  },
  passkey: {
    signIn: 'الدخول بمفتاح مرور',
    pending: 'بانتظار متصفّحك...',
    notGiven: 'لم يقدّم متصفّحك مفتاح مرور. حاول مرة أخرى، أو سجّل الدخول بطريقة أخرى.',
  },
  second: {
    text: 'يحتاج هذا الحساب إلى مفتاح مروره أيضًا. إذا فقدته، فأدخل أحد رموز الاسترداد واضغط «الدخول» مرة أخرى.',
    code: 'رمز الاسترداد',
  },
  register: {
    username: 'اسم المستخدم',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    hint: '8 أحرف على الأقل.',
    confirmPassword: 'تأكيد كلمة المرور',
    preferredRole: 'الدور المفضّل',
    roleHint: 'تفضيل فحسب: يمكن لكل شخص الإبلاغ والتعهّد وتقديم العروض.',
    submit: 'إنشاء حساب',
    noMail:
      'لا يرسل هذا الموقع بريدًا: لا يمكن استبدال كلمة مرور منسيّة بالبريد، ولا يستطيع إدخالك من جديد إلا المشغّل. احفظها جيدًا، وأضف مفتاح مرور بعد إنشاء حسابك: تسجّل به الدخول دون كلمة المرور.',
    pending: 'جارٍ إنشاء الحساب...',
  },
  roles: {
    reporter: { label: 'مُبلِّغ', description: 'أبلِغ عن المشكلات في مجتمعك' },
    donator: { label: 'متبرّع', description: 'موِّل المشكلات التي تهمّك' },
    solver: { label: 'منفّذ', description: 'اقترح الحلول ونفّذها' },
  },
  demo: {
    title: 'جرّب حسابًا تجريبيًّا',
    description: 'يملأ النموذج؛ سجّل الدخول بضغطة أخرى.',
    use: (username, role) => `${username} (${role})`,
  },
  agree: 'بالمتابعة فإنك توافق على',
  terms: 'شروط الخدمة',
  and: 'و',
  privacy: 'سياسة الخصوصية',
  marketing: {
    title: 'موِّل، أصلِح، أحدِث الفرق',
    claim: 'يذهب 90% من كل تبرّع مباشرةً إلى حلّ المشكلة، مع متابعة التقدّم لحظة بلحظة.',
    points: [
      {
        key: 'report',
        title: 'أبلِغ عن المشكلات المحلية',
        text: 'ثبّت المشكلة على الخريطة وحدّد متى تُعَدّ محلولة. لا حاجة إلى شبكة.',
      },
      {
        key: 'fund',
        title: 'تمويل جماعي شفّاف',
        text: 'تبقى التعهّدات في حساب الضمان، ويرى الجميع أين المال.',
      },
      {
        key: 'solve',
        title: 'حلول يقودها المجتمع',
        text: 'المنفّذون يقدّمون العروض، والمتبرّعون يصوّتون، والمجتمع يتحقّق من النتيجة.',
      },
    ],
  },
  toast: {
    welcomeBack: 'مرحبًا بعودتك!',
    loggedInAs: (username) => `سجّلت الدخول باسم ${username}.`,
    loginFailed: 'فشل تسجيل الدخول',
    accountCreated: 'أُنشئ الحساب',
    accountCreatedText: 'أُنشئ حسابك وأنت الآن مسجّل الدخول.',
    registrationFailed: 'فشل إنشاء الحساب',
  },
} satisfies Texts<typeof original.authContent>;
