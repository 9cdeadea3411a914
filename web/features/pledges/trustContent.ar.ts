import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './trustContent.ts';

export const trustContent = {
  held: 'في حساب ضمان حتى يُتَّخذ القرار',
  proven: 'لا يُدفع إلا بعد إثبات العمل',
  returns: (date) => `أو يعود إليك بحلول ${date}`,
  rest: 'ما لا يُحتاج إليه يعود',
  picture: 'كيف تتحرّك أموالك',
  runBy: 'يديره',
  rules: 'القواعد كلها',
} satisfies Texts<typeof original.trustContent>;
