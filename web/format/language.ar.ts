import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './language.ts';

export const language = {
  code: 'ar',
  locale: 'ar-u-nu-latn',
  worker: '/serviceWorker.ar.js',
  group: ',',
  decimal: '.',
  comma: '، ',
  thousand: '\u00A0ألف',
  units: { metre: 'م', kilometre: 'كم', bytes: ['بايت', 'ك.ب', 'م.ب', 'غ.ب', 'ت.ب'] },
  percent: (amount) => `${amount}%`,
  dayGap: '، ',
} satisfies Texts<typeof original.language>;
