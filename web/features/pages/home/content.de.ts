import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const homeContent = {
  pageTitle: 'Finanzieren, beheben, etwas bewegen',
  description:
    'Melde Probleme vor Ort auf einer Karte, finanziert gemeinsam die Lösung und seht, wie sie gelingt. Das Geld liegt auf einem Treuhandkonto, bis die Gemeinschaft die Lösung annimmt.',
  hero: {
    tagline: ['FINANZIEREN,', 'BEHEBEN,', 'ETWAS BEWEGEN'],
    lead: 'Markiere ein Problem vor Ort auf der Karte, finanziere mit deinen Nachbarn die Lösung, und lass Macher um die Arbeit wetteifern.',
    report: 'Problem melden',
    map: 'Karte ansehen',
    solved: (days, money, donors) => `${days} bis zur Lösung, ${money} von ${donors}`,
  },
  impact: {
    title: 'Was die Gemeinschaft bewegt',
    active: 'Offene Probleme',
    resolved: 'Gelöste Probleme',
    funded: 'Bisher zugesagt',
    community: 'Menschen in der Gemeinschaft',
    successRate: 'Erfolgsquote',
    successBase: 'der Probleme, deren Arbeit zu Ende ist',
    testMoney: 'Testgeld',
    failed: 'Die aktuellen Zahlen lassen sich gerade nicht laden.',
  },
  how: {
    title: 'So funktioniert es',
    intro:
      'Drei Schritte von einem Problem in deiner Straße zu einer Lösung, mit der die Straße einverstanden ist.',
    more: 'Alle Schritte ansehen',
    steps: [
      {
        key: 'report',
        title: 'Melden',
        text: 'Setz eine Markierung, füge ein Foto hinzu und sag, was als gelöst gilt. Kein Empfang? Die Meldung wartet auf deinem Telefon und sendet sich später selbst.',
      },
      {
        key: 'pledge',
        title: 'Zusagen',
        text: 'Alle können Geld dazugeben, ab {oneDollar}. Die Zusagen sammeln sich in einem offenen Topf auf einem Treuhandkonto; es gibt kein festes Ziel, das man verfehlen könnte.',
      },
      {
        key: 'solve',
        title: 'Lösen',
        text: 'Einzelne und Betriebe bieten eine Lösung, einen Preis und eine Dauer an. Die Gemeinschaft stimmt ab, und mindestens 90 % des Geldes sind für die Lösung.',
      },
    ],
  },
  benefits: [
    {
      key: 'market',
      title: 'Wettbewerb, der sich lohnt',
      text: 'Macher wetteifern mit Qualität, Preis und Tempo. So kauft der Topf die beste Lösung im Angebot statt der erstbesten.',
    },
    {
      key: 'voting',
      title: 'Die Gemeinschaft stimmt ab',
      text: 'Jede Stimme wird gezählt und gezeigt, zusammen mit dem Anteil des Geldes, der hinter jedem Vorschlag steht.',
    },
    {
      key: 'pricing',
      title: 'Preise, die mitwachsen',
      text: 'Kein festes Ziel: Je wichtiger ein Problem den Menschen ist, desto größer wird sein Topf und desto mehr Macher zieht es an.',
    },
  ],
  featured: {
    title: 'Ausgewählte Probleme',
    intro: 'Die neuesten Meldungen aus der Gemeinschaft.',
    all: 'Alle Probleme',
    loading: 'Ausgewählte Probleme werden geladen',
    empty: 'Noch hat niemand ein Problem gemeldet',
    emptyText: 'Mach den Anfang: Es dauert zwei Minuten.',
    failed: 'Die Probleme ließen sich nicht laden',
    failedText: 'Sie erscheinen, sobald der Server erreichbar ist.',
  },
  stories: {
    title: 'Erfolgsgeschichten',
    intro:
      'Probleme, die gelöst und bezahlt wurden, erzählt mit dem Einverständnis derer, die sie gemeldet haben.',
    issue: { one: '# Problem', other: '# Probleme' },
    total: (issues, funded) => `${issues} gelöst, ${funded} gesammelt`,
    before: 'Vorher',
    after: 'Nachher',
    cost: 'Kosten',
    donors: 'Geldgeber',
    days: 'Bis zur Lösung',
    day: { one: '# Tag', other: '# Tage' },
  },
  join: {
    title: 'Mach mit',
    intro:
      'Wähle, womit du anfängst. Eine Rolle ist nur eine Vorliebe: Alle können alles drei tun.',
  },
  closing: {
    title: 'Handwerklich geschickt, oder kennst du einen Betrieb, der es ist?',
    text: 'Sieh dir an, wofür deine Nachbarschaft Geld gegeben hat, mach ein Angebot, und werde für Arbeit bezahlt, um die Menschen gebeten haben.',
    solver: 'Probleme lösen',
    learnMore: 'Mehr dazu in den FAQ',
  },
} satisfies Texts<typeof original.homeContent>;
