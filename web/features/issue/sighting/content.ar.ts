import { SIGHTING_WITHIN_M } from '#schema/issues/sightingLimits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const sightingContent = {
  label: 'أما زالت موجودة؟',
  seen: (day) => `شوهدت هنا آخر مرة في ${day}.`,
  fixed: {
    one: 'وجدها شخص واحد معالجة.',
    two: 'وجدها شخصان معالجة.',
    few: 'وجدها # أشخاص معالجة.',
    many: 'وجدها # شخصًا معالجة.',
    other: 'وجدها # شخص معالجة.',
  },
  there: 'ما زالت موجودة',
  gone: 'عولجت',
  where: `من مسافة لا تزيد على ${SIGHTING_WITHIN_M} م فقط. موقعك يبقى على هذا الجهاز.`,
  pending: 'جارٍ تحديد موقعك...',
  far: (distance) => `أنت على بعد نحو ${distance}.`,
  uncertain: 'موقعك هنا غير دقيق بما يكفي. حاول مجددًا في مكان مكشوف.',
  unsupported: 'لا يستطيع هذا المتصفح تحديد موقعك.',
  refused: 'تعذّر تحديد موقعك. اسمح به لهذه الصفحة وحاول مجددًا.',
  saidThere: 'قلت إنها ما زالت موجودة.',
  saidFixed: 'قلت إنها عولجت.',
  waiting: ' · بانتظار الإرسال',
  failed: 'لم يُحتسب',
  againLabel: 'هل تعطلت من جديد؟',
  brokenAgain: 'تعطلت من جديد',
  broken: {
    one: 'وجدها شخص واحد معطلة من جديد.',
    two: 'وجدها شخصان معطلة من جديد.',
    few: 'وجدها # أشخاص معطلة من جديد.',
    many: 'وجدها # شخصًا معطلة من جديد.',
    other: 'وجدها # شخص معطلة من جديد.',
  },
  saidBroken: 'قلت إنها تعطلت من جديد.',
  reportAgain: 'الإبلاغ عنها من جديد',
  reportedAgain: 'أُبلغ عنها من جديد:',
  againOf: 'تعطلت من جديد. اكتمل البلاغ السابق:',
  notOpened: 'تعذّر فتح النموذج',
} satisfies Texts<typeof original.sightingContent>;
