/** The build's language. Builds in other languages replace this module. */
export const language = {
  code: 'en',
  /** For everything the browser formats: dates, times, lists, plurals. */
  locale: 'en-US',
  /** Each language has its own worker, so that the language in use is the one cached and updated. */
  worker: '/serviceWorker.js',
  group: ',',
  decimal: '.',
  /** List separator, with its space. */
  comma: ', ',
  /** After an amount in thousands. */
  thousand: 'k',
  /** Unit symbols; each of bytes is a thousand of the previous. */
  units: { metre: 'm', kilometre: 'km', bytes: ['B', 'kB', 'MB', 'GB', 'TB'] },
  percent: (amount: string): string => `${amount}%`,
  /** Between day and time. */
  dayGap: ' ',
};
