import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const mapPageContent = {
  title: 'Entdecke Probleme in deiner Nähe',
  subtitle:
    'Finde auf unserer interaktiven Karte Probleme in deiner Nachbarschaft. Filtere nach Art, Dringlichkeit oder Finanzierung.',
  views: 'Ansichten der Kartenseite',
  tabs: { map: 'Karte', statistics: 'Statistik' },
  map: 'Karte der gemeldeten Probleme',
  addIssue: 'Neues Problem melden',
  searchIssues: 'Probleme suchen …',
  legend: {
    title: 'Legende',
    statuses: ['reported', 'in_progress', 'completed'],
    waiting: 'Wartet aufs Senden',
    critical: 'Zwei Zeichen: kritisch. Eines: hohe Dringlichkeit.',
    cluster:
      'Eine Zahl steht für mehrere Probleme. Ihr Ring zeigt, wie viele offen, in Arbeit und abgeschlossen sind; zwei Striche: einige sind kritisch.',
    freshness: {
      fresh: 'In den letzten 30 Tagen gemeldet oder bestätigt',
      aging: 'In den letzten 6 Monaten',
      stale: 'Länger nicht bestätigt',
    },
  },
  filters: {
    label: 'Filter',
    status: 'Stand',
    funding: 'Zusagen',
    statusOptions: {
      all: 'Jeder Stand',
      critical: 'Kritisch',
      reported: 'Offen für Zusagen',
      in_progress: 'In Arbeit',
      completed: 'Abgeschlossen',
    },
    fundingOptions: {
      all: () => 'Beliebig viel',
      low: (low) => `Unter ${low}`,
      medium: (low, high) => `${low}–${high}`,
      high: (_, high) => `Über ${high}`,
    },
    apply: 'Filtern',
    remove: 'Filter entfernen',
    showing: (shown, total) => `${shown} von ${total} Problemen`,
    clear: 'Leeren',
  },
  selected: {
    label: 'Gewähltes Problem',
    pledged: 'Zugesagt',
    viewDetails: 'Details ansehen',
    pledge: 'Zusagen',
    close: 'Schließen',
    openWaiting: 'Ansehen, wo es ist',
    waiting: 'Wartet aufs Senden',
  },
  place: { popup: 'Suchergebnis', marker: 'Ort' },
  locate: { button: 'Zeigen, wo ich bin' },
  sheet: { open: 'Liste zeigen', close: 'Karte zeigen' },
  areas: {
    title: 'Gebiete der Gemeinschaft',
    empty: 'Noch gibt es keine Daten',
    issues: { one: '# Problem', other: '# Probleme' },
  },
  inView: {
    title: 'Probleme auf dieser Karte',
    sort: 'Sortieren nach',
    sorts: {
      newest: 'Neueste',
      near: 'In meiner Nähe',
      money: 'Meistes Geld',
      affected: 'Meiste Betroffene',
    },
    away: (distance) => `${distance} entfernt`,
    summary: (count) => `${count} zu sehen`,
    empty: 'In diesem Teil der Karte gibt es keine Probleme. Verkleinere oder verschiebe sie.',
    failed: 'Die Probleme ließen sich nicht laden, deshalb ist nicht bekannt, was hier liegt.',
    emptySite: 'Noch hat niemand ein Problem gemeldet. Mach den Anfang.',
    more: (count) => `${count} weitere. Vergrößere die Karte, um sie zu sehen.`,
    money: (kind) => `Beträge sind ${kind}.`,
    showOnMap: (title) => `Auf der Karte zeigen: ${title}`,
  },
  statistics: {
    byStatus: 'Probleme nach Stand',
    labels: {
      critical: 'Kritisch',
      reported: 'Offen für Zusagen',
      in_progress: 'In Arbeit',
      completed: 'Abgeschlossen',
    },
    funding: 'Zusagen im Überblick',
    totalIssues: 'Probleme insgesamt',
    available: 'Davon verfügbar',
    availableHint: 'offen für Zusagen',
    totalPledged: 'Insgesamt zugesagt',
    average: 'Topf im Durchschnitt',
    top: 'Gebiete mit dem meisten Geld',
    newestOnly: (count) => `Gezählt über die neuesten ${count} Probleme.`,
  },
  help: {
    open: 'Hilfe',
    title: 'So benutzt du die Karte',
    items: [
      {
        term: 'Umsehen',
        text: 'Ziehe die Karte, oder nimm die Pfeiltasten. Den Maßstab änderst du mit den Knöpfen, dem Rad, zwei Fingern oder Plus und Minus.',
      },
      {
        term: 'Ein Problem öffnen',
        text: 'Drücke auf eine Markierung. Ihr Ring zeigt den Stand, schwächer, je länger niemand es bestätigt hat; aus der Nähe sagt ein Schild darunter, wie viel zugesagt ist. Drücke auf die Karte, um es zu schließen.',
      },
      {
        term: 'Zahlen',
        text: 'Eine Scheibe mit einer Zahl steht für mehrere Probleme. Drücke darauf, um näher heranzugehen.',
      },
      {
        term: 'Finden',
        text: 'Such ein Problem nach seinem Titel oder einen Ort nach seinem Namen. Die Eingabetaste nimmt den ersten Vorschlag.',
      },
      {
        term: 'Filtern',
        text: 'Wähle einen Stand und wie viel zugesagt ist. Das Zeichen sagt, wie viele Probleme übrig sind, und hebt den Filter auf.',
      },
      {
        term: 'Ohne Empfang',
        text: 'Die Karte, Ortsnamen und alles, was du schon gesehen hast, funktionieren offline. Deine wartenden Meldungen haben einen gestrichelten Ring.',
      },
    ],
    close: 'Verstanden',
  },
  offline: (moment) => `Offline. Probleme von ${moment}.`,
  failed: 'Die Probleme ließen sich nicht laden. Die Karte selbst funktioniert.',
  retry: 'Noch einmal',
  followArea: {
    follow: 'Diesem Gebiet folgen',
    what: (km) =>
      `Neue Meldungen im Umkreis von ${km} km um die Kartenmitte, in deiner Zusammenfassung.`,
    tooLarge:
      'Vergrößere die Karte, um einem Gebiet zu folgen: Sie zeigt mehr als 25 km um ihre Mitte.',
    following: 'Einen Moment …',
    waiting: 'Was du hier folgst, wartet aufs Senden.',
    list: 'Was du verfolgst',
    failed: 'Das ließ sich nicht speichern',
  },
} satisfies Texts<typeof original.mapPageContent>;
