import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './toasterContent.ts';

export const toasterContent = {
  region: 'الإشعارات ({hotkey})',
  dismiss: 'إخفاء الإشعار',
} satisfies Texts<typeof original.toasterContent>;
