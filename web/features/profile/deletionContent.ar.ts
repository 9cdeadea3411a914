import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './deletionContent.ts';
import { plural } from '#web/data/format/format.ts';

export const deletionContent = {
  heading: 'حذف الحساب',
  text: 'يُمحى اسمك وبريدك الإلكتروني وكلمة مرورك وإعداداتك، ويُسجَّل خروجك من كل مكان. تبقى البلاغات والرسائل والتعهّدات والأصوات من دون اسمك. لا يمكن التراجع عن ذلك.',
  open: 'حذف حسابي',
  title: 'هل تريد حذف حسابك؟',
  password: 'كلمة مرورك',
  confirm: 'حذف نهائي',
  pending: 'جارٍ الحذف...',
  cancel: 'إبقاء حسابي',
  unsent: (count) =>
    `على هذا الجهاز ما لم يمكن إرساله قط: ${plural(count, { zero: 'لا عناصر', one: 'عنصر واحد', two: 'عنصران', few: '# عناصر', many: '# عنصرًا', other: '# عنصر' })}. أرسله أو صدّره أو تجاهله أولًا.`,
  outbox: 'فتح صندوق الصادر',
  done: 'حُذف الحساب',
  doneText: 'شكرًا لك على ما فعلته هنا.',
  failed: 'لم يُحذف الحساب',
} satisfies Texts<typeof original.deletionContent>;
