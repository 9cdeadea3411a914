import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import type * as original from './overviewContent.ts';

export const overviewContent = {
  title: 'Übersicht',
  subtitle: 'Was auf dich wartet und was in zwölf Wochen gemeldet, behoben und ausgezahlt wurde.',
  failed: 'Die Zahlen ließen sich nicht laden',
  needs: 'Wartet auf dich',
  nothing: 'Nichts wartet auf dich.',
  trend: 'Zwölf Wochen',
  week: 'Woche ab',
  lastWeek: (text) => `${text} in den letzten sieben Tagen`,
  median: 'Mittlere Zeit bis zur Lösung',
  days: (days) => plural(days, { one: '# Tag', other: '# Tage' }),
  noMedian: 'In diesen Wochen wurde nichts behoben.',
  ofFixed: 'Median von der Meldung bis zum angenommenen Nachweis, in diesen Wochen',
  noneInWeeks: 'Nichts in diesen Wochen.',
  table: 'Tabelle',
  map: 'Wo die letzten 50 Meldungen liegen',
  none: 'Noch keine Meldungen',
  series: { reported: 'Gemeldet', fixed: 'Behoben', paid: 'An Macher ausgezahlt' },
} satisfies Texts<typeof original.overviewContent>;
