import type { Texts } from '#schema/languages/Texts.ts';
import {
  FIRST_AMBASSADORS_HOURS,
  ROLE_MEMORY_DAYS,
  ROLE_NOTICE_DAYS,
} from '#schema/people/roleLimits.ts';
import type * as original from './rolesContent.ts';

export const rolesContent = {
  title: 'من له دور',
  text: `يفصل السفراء في النزاعات ويشرفون على المحتوى، ويدير المشغّلون الموقع، ويكتب الخبراء تقارير مدفوعة. يسري فورًا تعيين السفراء خلال أول ${FIRST_AMBASSADORS_HOURS} ساعة من تعيين أولهم؛ أما كل تعيين لاحق وكل إعفاء فيسري بعد ${ROLE_NOTICE_DAYS} يومًا من إعلانه هنا، ما لم يعترض سفير أو من كان سفيرًا خلال آخر ${ROLE_MEMORY_DAYS} يومًا؛ وعندئذ يجب أن يؤكّده سفير آخر. وينطبق ذلك على طريق العودة إلى حساب من له دور أو صوت في قضية أو بلاغ مفتوح أو عرض، وله أن يعترض أيضًا. ومن فتح مشغّل حسابه لا تختاره القرعة لأي هيئة محلّفين مدة ${ROLE_MEMORY_DAYS} يومًا. ويُدرج هنا أيضًا ما يُمنح من سطر أوامر الخادم.`,
  failed: 'تعذّر تحميل الأدوار.',
  none: 'لا أحد له دور.',
  roles: { user: 'بلا دور', ambassador: 'سفير', operator: 'مشغّل' },
  validator: 'خبير',
  both: (role) => `${role} وخبير`,
  since: (role, moment) => `${role} منذ ${moment}`,
  by: (name) => `عيّنه ${name}`,
  byServer: 'عُيّن على الخادم',
  announced: {
    heading: 'المُعلَن',
    none: 'لم يُعلن عن تعيين ولا إعفاء ولا طريق عودة.',
    role: (name, role) => `${name}: ${role}`,
    recovery: (name) => `${name}: طريق عودة إلى الحساب`,
    by: (name, moment) => `أعلنه ${name}، ${moment}`,
    takesEffect: (moment) => `يسري في ${moment}.`,
    objected: (name, moment, reason) => `اعترض ${name} في ${moment}: ${reason}`,
    lapses: (moment) => `يسقط في ${moment} ما لم يؤكّده سفير آخر.`,
    confirmed: (name, moment) => `أكّده ${name} في ${moment}.`,
  },
  object: {
    button: 'اعتراض',
    title: 'هل تعترض على هذا؟',
    text: 'يقرأ الجميع اسمك وسببك. ويسقط بعدها ما لم يؤكّده سفير آخر.',
    label: 'السبب',
    hint: '20 حرفًا على الأقل، وهو علني.',
    confirm: 'اعتراض',
    done: 'سُجّل اعتراضك',
    failed: 'تعذّر الاعتراض',
  },
  confirm: {
    button: 'تأكيد',
    title: 'هل تؤكّد هذا رغم الاعتراض؟',
    text: 'يسري في يومه. ويقرأ الجميع أنك أكّدته.',
    done: 'تم التأكيد',
    failed: 'تعذّر التأكيد',
  },
  resign: {
    heading: 'دورك',
    text: (role) => `أنت ${role}. يمكنك التخلّي عن ذلك فورًا دون إعلان.`,
    button: 'التخلّي عن الدور',
    title: 'هل تتخلّى عن دورك؟',
    confirmText:
      'تفقده فورًا. ولا تعود سفيرًا إلا بعد إعلان علني. وتبقى لك القضايا التي اختير حلّها حين كنت سفيرًا.',
    done: 'لم يعد لك دور',
    failed: 'تعذّر التخلّي عن الدور',
  },
} satisfies Texts<typeof original.rolesContent>;
