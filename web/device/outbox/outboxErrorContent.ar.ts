import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './outboxErrorContent.ts';

export const outboxErrorContent = {
  quota_exceeded: 'لم تبقَ مساحة على هذا الجهاز. أفرِغ بعض المساحة ثم حاول مجددًا.',
  unavailable:
    'لا يسمح هذا المتصفّح للتطبيق بحفظ شيء، في نافذة خاصة مثلًا. لا يمكن الاحتفاظ بشيء هنا لوقت لاحق.',
  outdated:
    'حفظت نسخة أحدث من التطبيق ما ينتظر على هذا الجهاز، وهذه النسخة لا تستطيع قراءته. أعد تحميل هذه الصفحة.',
  not_found: 'لم يعد هذا العنصر في «غير المُرسَل».',
  sending: 'هذا العنصر يُرسل في هذه اللحظة.',
  in_doubt: 'ربما وصلت محاولة سابقة، لذلك لم يعد ممكنًا تغيير نصّه. أعد إرساله كما هو.',
  signed_out: 'سجّل الدخول أولًا من فضلك.',
} satisfies Texts<typeof original.outboxErrorContent>;
