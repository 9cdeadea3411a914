import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './language.ts';

export const language = {
  code: 'es',
  locale: 'es',
  worker: '/serviceWorker.es.js',
  group: '.',
  decimal: ',',
  comma: ', ',
  thousand: '\u00A0mil',
  units: { metre: 'm', kilometre: 'km', bytes: ['B', 'kB', 'MB', 'GB', 'TB'] },
  percent: (amount) => `${amount}\u00A0%`,
  dayGap: ', ',
} satisfies Texts<typeof original.language>;
