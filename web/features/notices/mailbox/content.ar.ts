import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const mailboxContent = {
  title: 'صندوق البريد المحلي',
  subtitle: 'الرسائل التي يحتفظ بها هذا الموقع بدل إرسالها.',
  notice: 'صندوق بريد محلي: لا يخرج بريد من هذا الجهاز.',
  loading: 'جارٍ تحميل الرسائل',
  to: (address) => `إلى ${address}`,
  listLabel: 'رسائلك، الأحدث أولًا',
  empty: {
    title: 'لا رسائل بعد',
    text: 'يظهر هنا ما كان سيُرسل إليك: روابط تأكيد عنوانك، والمستجدات التي تختارها في إعداداتك.',
    action: 'فتح الإعدادات',
  },
  absent: {
    title: 'لا صندوق بريد محليًّا هنا',
    text: 'هذا الموقع يرسل رسائله، أو لا يرسل شيئًا منها.',
  },
  failed: 'تعذّر تحميل رسائلك',
} satisfies Texts<typeof original.mailboxContent>;
