import { IMPORT_MAX_ROWS } from '#schema/transfer/issueTransfer.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import { formatNumber, plural } from '#web/format/format.ts';
import type * as original from './transferContent.ts';

const rows = (count: number) => plural(count, { one: '# Zeile', other: '# Zeilen' });

export const transferContent = {
  title: 'Import und Export',
  subtitle: 'Hol Meldungen aus einem anderen System, und nimm alle eigenen anderswohin mit.',
  export: {
    heading: 'Export',
    hint: 'Alle Probleme, die jeder sehen kann, die ältesten zuerst, mit Status und Geld. Eine Datei lässt sich wieder importieren, hier oder anderswo.',
    csv: 'CSV herunterladen',
    geojson: 'GeoJSON herunterladen',
    note: 'CSV öffnet sich in Tabellenprogrammen, GeoJSON in Karten. Ein Text, den ein Tabellenprogramm für eine Formel hielte, beginnt mit einem Apostroph.',
  },
  import: {
    heading: 'Import',
    hint: 'Neue Probleme werden in deinem Namen gemeldet. Was schon früher kam, wird angepasst, wo die Datei etwas anderes sagt. Eine Datei lässt sich beliebig oft importieren.',
    choose: 'Datei wählen',
    another: 'Andere Datei wählen',
    file: 'Datei mit CSV oder GeoJSON',
    limits: `CSV oder GeoJSON in UTF-8, bis zu ${formatNumber(IMPORT_MAX_ROWS)} Zeilen. Nichts wird gespeichert, bevor du gesehen hast, was geschehen würde.`,
    wrongKind: 'Das ist keine Datei mit CSV oder GeoJSON',
    wrongKindText: 'Wähl eine Datei, deren Name auf .csv, .geojson oder .json endet.',
    template: 'Leere Datei herunterladen',
    templateName: 'probleme-zum-importieren.csv',
    columns: 'Spalten, die eine Datei haben kann',
    columnsCaption: 'Spalten einer CSV-Datei oder Eigenschaften eines Features',
    column: 'Spalte',
    rule: 'Was hineingehört',
    needed: 'Pflicht.',
    geometry:
      'In GeoJSON sind Breite und Länge der Punkt des Features. Andere Spalten bleiben unbeachtet.',
  },
  plan: {
    title: 'Welche Spalte ist welche?',
    text: 'Einige benötigte Spalten heißen in dieser Datei anders. Noch ist nichts geschrieben.',
    none: 'Nicht in der Datei',
    needed: 'Wähle eine Spalte.',
    criteriaLabel: 'Lösungskriterien von Zeilen ohne eigene',
    criteriaHint: 'Mindestens 20 Zeichen: was stimmen muss, damit es als behoben gilt.',
    criteria: 'Was hier gemeldet wurde, ist in Ordnung gebracht.',
    submit: 'Datei prüfen',
    names: {
      external_id: 'Nummer in der Quelle',
      title: 'Titel',
      description: 'Beschreibung',
      location: 'Adresse',
      latitude: 'Breitengrad',
      longitude: 'Längengrad',
      priority: 'Dringlichkeit',
      category: 'Kategorie',
      solution_criteria: 'Lösungskriterien',
      due_date: 'Fällig am',
    },
  },
  check: {
    reading: 'Die Datei wird gelesen',
    asking: 'Probelauf',
    progress: (done: number, all: number) => `${formatNumber(done)} von ${rows(all)}`,
    faultsTitle: (count: number) =>
      `${plural(count, { one: '# Fehler', other: '# Fehler' })} in der Datei`,
    faultsText: 'Nichts wurde gespeichert. Verbessere die Datei und wähl sie noch einmal.',
    faultsCaption: 'Was nicht stimmt, und was hineingehört',
    more: (count: number) =>
      `Und ${plural(count, { one: '# weiterer Fehler', other: '# weitere Fehler' })}.`,
    row: 'Zeile',
    column: 'Spalte',
    message: 'Was zu tun ist',
    readyTitle: 'Probelauf: noch ist nichts gespeichert',
    nothing: 'Alles aus der Datei ist schon hier. Es gibt nichts zu importieren.',
  },
  outcome: {
    created: 'Neu',
    updated: 'Geändert',
    unchanged: 'Unverändert',
    kept: 'Nicht angetastet',
    keptCaption: 'Unverändert gelassen',
    id: 'Externe ID',
    reason: 'Warum',
    more: (count: number) => `Und ${formatNumber(count)} weitere.`,
  },
  map: {
    heading: 'Wo sie liegen',
    label: 'Karte der Zeilen der Datei',
    outside: (count) =>
      `${plural(count, { one: '# Zeile liegt', other: '# Zeilen liegen' })} außerhalb des Gebiets dieser Seite`,
    outsideText:
      'Importiert werden sie trotzdem. Sind Breite und Länge vertauscht, korrigiere zuerst die Datei.',
  },
  run: {
    submit: (count: number) => `${rows(count)} importieren`,
    running: 'Der Import läuft',
    stop: 'Anhalten',
    again: 'Fortsetzen',
    doneTitle: 'Importiert',
    done: (count: number) => `${rows(count)} der Datei sind erledigt.`,
    list: 'Probleme anzeigen',
    failedTitle: 'Der Import ist stehen geblieben',
    failed: (reason: string) =>
      `${reason} Was importiert ist, bleibt; setz fort, und der Rest folgt.`,
    stopped: 'Du hast ihn angehalten.',
  },
} as const satisfies Texts<typeof original.transferContent>;
