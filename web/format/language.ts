/** What this build of the app speaks. A build in another language has a module of its own here. */
export const language = {
  code: 'en',
  /** For everything that the browser writes by itself: dates, times, lists, plurals. */
  locale: 'en-US',
  /** The worker of this build; each language has its own, so that it is the one kept and renewed. */
  worker: '/serviceWorker.js',
  group: ',',
  decimal: '.',
  /** Between two parts of a list, with its space. */
  comma: ', ',
  /** Behind an amount in thousands. */
  thousand: 'k',
  /** How units are abbreviated behind their number; those of bytes each a thousand of the one before. */
  units: { metre: 'm', kilometre: 'km', bytes: ['B', 'kB', 'MB', 'GB', 'TB'] },
  percent: (amount: string): string => `${amount}%`,
  /** Between a day and its time. */
  dayGap: ' ',
};
