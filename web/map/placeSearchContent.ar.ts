import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './placeSearchContent.ts';

export const placeSearchContent = {
  linkWithoutPlace:
    'هذا الرابط لا يذكر مكانًا. افتحه وانسخ عنوان الصفحة التي تظهر، أو اكتب إحداثيات، مثل 31.9539, 35.9106.',
  nothingFound:
    'لم يُعثر على مكان بهذا الاسم. جرّب الشارع مع المدينة، أو إحداثيات، مثل 31.9539, 35.9106.',
} satisfies Texts<typeof original.placeSearchContent>;
