import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './issueFieldContent.ts';

export const issueFieldContent = {
  title: 'العنوان',
  description: 'الوصف',
  location: 'المكان',
  latitude: 'خط العرض',
  longitude: 'خط الطول',
  priority: 'الأولوية',
  category: 'الفئة',
  solutionCriteria: 'معايير الحل',
  dueDate: 'تاريخ الاستحقاق',
} satisfies Texts<typeof original.issueFieldContent>;
