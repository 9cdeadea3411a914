import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './language.ts';

export const language = {
  code: 'de',
  locale: 'de-DE',
  worker: '/serviceWorker.de.js',
  group: '.',
  decimal: ',',
  comma: ', ',
  thousand: '\u00A0Tsd.',
  units: { metre: 'm', kilometre: 'km', bytes: ['B', 'kB', 'MB', 'GB', 'TB'] },
  percent: (amount) => `${amount}\u00A0%`,
  dayGap: ', ',
} satisfies Texts<typeof original.language>;
