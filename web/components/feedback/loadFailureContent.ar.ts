import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './loadFailureContent.ts';

export const loadFailureContent = {
  title: 'تعذّر التحميل',
  itText: 'سيُحمَّل عندما يصبح الخادم متاحًا.',
  theyText: 'ستُحمَّل عندما يصبح الخادم متاحًا.',
} satisfies Texts<typeof original.loadFailureContent>;
