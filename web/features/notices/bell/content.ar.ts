import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const notificationsContent = {
  title: 'الإشعارات',
  bell: (unread) => (unread > 0 ? `الإشعارات، غير المقروءة: ${unread}` : 'الإشعارات'),
  loading: 'جارٍ تحميل الإشعارات',
  markAll: 'تعليم الكل كمقروء',
  markFailed: 'لم تُعلَّم كمقروءة',
  emptyTitle: 'لا جديد',
  empty: 'تظهر هنا مستجدات المشكلات التي تُبلغ عنها أو تدعمها أو تعرض حلّها.',
  failed: 'تعذّر تحميل إشعاراتك',
} satisfies Texts<typeof original.notificationsContent>;
