import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './plainHttpContent.ts';

export const plainHttpContent = {
  form: 'هذه الصفحة مفتوحة من دون https: يستطيع آخرون في هذه الشبكة قراءة ما ترسله، ولا يتوفر تحديد موقعك ولا الكاميرا ولا مفاتيح المرور ولا الإشعارات ولا الاستخدام من دون اتصال حتى تفتحها على عنوان https الخاص بها.',
  camera:
    'لا تفتح المتصفحات الكاميرا إلا لصفحات https، وهذه الصفحة مفتوحة من دونه. أغلق هذه النافذة واختر صورة بدلًا من ذلك.',
  passkeys:
    'لا تحفظ المتصفّحات مفاتيح المرور إلا لصفحات https، وهذه الصفحة مفتوحة من دونه. افتحها على عنوان https الخاص بها لتضيف مفتاحًا.',
} satisfies Texts<typeof original.plainHttpContent>;
