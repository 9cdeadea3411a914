import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const transparencyContent = {
  pageTitle: 'Transparenz',
  description: 'Wo alles Geld liegt, wie lange Entscheidungen dauern und ob die Bücher stimmen.',
  subtitle:
    'Wo alles Geld liegt, wie lange Entscheidungen dauern und ob die Bücher stimmen. Dieselben Zahlen für alle.',
  failed: 'Die Zahlen ließen sich nicht laden',
  failedText: 'Sie kommen vom Server, wie sie jetzt sind, und brauchen deshalb eine Verbindung.',
  offline: (moment) => `Offline. Diese Zahlen sind von ${moment}.`,
  testMoney: 'Diese Installation bewegt nur Testgeld: Keine Karte wird belastet.',
  money: {
    title: 'Geld',
    flow: {
      pledged: 'Bisher eingezahlt',
      parts: {
        held: 'Jetzt auf Treuhandkonten',
        solver: 'An Macher und Gutachter gezahlt',
        platform: 'Von der Plattform behalten',
        back: 'An Geldgeber zurückgegangen',
      },
    },
    feesHint: 'Die Plattform behält höchstens 10 % dessen, was ausgezahlt wird.',
  },
  cases: {
    title: 'Fälle',
    disputes: 'Offene Streitfälle',
    disputesHint: 'Jury, Botschafter, Einwände',
    payouts: 'Auszahlungen unterwegs',
    payoutsHint: 'Fällig innerhalb von 5 Werktagen',
    overdue: 'Überfällige Auszahlungen',
    overdueNone: 'Keine ist verspätet',
    overdueSome: 'Später als versprochen',
  },
  flow: {
    title: 'Geld nach Monaten',
    text: 'Was auf Treuhandkonten kam, was Macher und Gutachter verdient haben, und was zurückging.',
    pledged: 'Auf Treuhandkonten',
    released: 'Verdient',
    refunded: 'Zurückgegangen',
  },
  decisions: {
    title: 'Wie lange Entscheidungen dauern',
    text: 'Vom Einreichen eines Nachweises bis zur endgültigen Entscheidung: Bei der Hälfte ging es schneller.',
    hours: 'Stunden (Median)',
    count: 'Entscheidungen',
    none: 'In den letzten zwölf Monaten wurde über keinen Nachweis endgültig entschieden.',
    noValue: '–',
    value: (hours) => `${hours} Std.`,
  },
  chart: {
    month: 'Monat',
    table: 'Als Tabelle zeigen',
    inMonth: (value, month) => `${value} im ${month}`,
  },
  books: {
    title: 'Die letzte Prüfung aller Bücher',
    holds: 'Alles stimmt',
    text: (transactions, entries, at) =>
      `Nachgerechnet am ${at}: ${transactions} und ${entries} der Protokolle. Das geschieht einmal am Tag.`,
    transaction: { one: '# Geldbewegung', other: '# Geldbewegungen' },
    entry: { one: '# Eintrag', other: '# Einträge' },
    broken: 'Etwas stimmt nicht',
    problem: (row) => `Die erste abweichende Zeile: ${row}`,
    never: 'Die Bücher wurden noch nicht geprüft. Das geschieht einmal am Tag.',
  },
  heads: {
    title: 'Die Enden aller Protokolle, täglich veröffentlicht',
    text: 'Einmal am Tag wird der letzte Eintrag jedes Protokolls veröffentlicht, von jedem Problem und von den Entscheidungen über Profile, mit einer Prüfsumme über alle. Wer sich diese Prüfsumme notiert, kann später beweisen, dass ein Protokoll geändert wurde.',
    day: 'Tag (UTC)',
    issues: 'Protokolle',
    root: 'Prüfsumme über alles',
    none: 'Noch wurde nichts veröffentlicht. Das geschieht einmal am Tag.',
    download: 'Liste öffnen',
    how: 'So prüfst du es selbst',
    steps: [
      'Lies jede Seite von /api/audit-heads für den Tag.',
      'Schreib je Protokoll eine Zeile, in der Reihenfolge ihrer Kennungen: die Kennung, die Nummer des letzten Eintrags und dessen Prüfsumme, mit Doppelpunkten verbunden, jede Zeile durch einen Zeilenvorschub beendet.',
      'Die SHA-256 dieses Textes ist die Prüfsumme über alles.',
      'Die Prüfsumme jeder Zeile steht unter dieser Nummer im Protokoll ihres Problems oder der Profile, und das Protokoll führt Eintrag für Eintrag zu ihr.',
    ],
    check: 'In diesem Browser prüfen',
    checking: 'Wird geprüft …',
    whole: (count) =>
      `Es stimmt. Dein Browser hat dieselbe Prüfsumme aus den Enden berechnet (${count}).`,
    record: { one: '# Protokoll', other: '# Protokolle' },
    broken: 'Es stimmt nicht: Die veröffentlichten Enden führen zu einer anderen Prüfsumme.',
    failed: 'Die Liste ließ sich nicht laden. Bitte versuche es noch einmal.',
    impossible:
      'Dieser Browser rechnet Prüfsummen nur über eine sichere Verbindung (https), deshalb wurde nichts geprüft.',
  },
} satisfies Texts<typeof original.transparencyContent>;
