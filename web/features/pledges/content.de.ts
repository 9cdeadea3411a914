import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

const numbered = (number: number | null) => (number === null ? '' : ` (Nr. ${number})`);

export const pledgesContent = {
  list: {
    caption: 'Zusagen für dieses Problem',
    number: 'Nr.',
    person: 'Geldgeber',
    amount: 'Betrag',
    emptyTitle: 'Noch keine Zusagen',
    empty: 'Mach den Anfang und unterstütze dieses Problem.',
    failed: 'Die Zusagen ließen sich nicht laden',
  },
  trail: {
    caption: 'Wohin dein Geld ging',
    what: 'Was',
    when: 'Wann',
    amount: 'Auf das Treuhandkonto',
    kinds: {
      pledge: (number) => `Du hast zugesagt${numbered(number)}`,
      withdrawal: (number) => `Du hast es zurückgenommen${numbered(number)}`,
      refund: (number) => `Es ging an dich zurück${numbered(number)}`,
      release: () => 'Was die Arbeit nicht brauchte, ging an dich zurück',
      chargeback: (number) => `Deine Bank hat es zurückgeholt${numbered(number)}`,
      provider_refund: (number) => `Es wurde dir beim Zahlungsdienst erstattet${numbered(number)}`,
      reinstated: (number) => `Der Zahlungsdienst hat es zurückgegeben${numbered(number)}`,
      move_out: (number) => `Du hast es zur anderen Meldung verschoben${numbered(number)}`,
      move_in: (number) => `Du hast es hierher verschoben${numbered(number)}`,
      premium: () => 'Du hast ein unabhängiges Gutachten bezahlt',
      premium_payment: () => 'Der Gutachter wurde für das Gutachten bezahlt',
      premium_refund: () => 'Es kam rechtzeitig kein Gutachten; das Honorar ging an dich zurück',
    },
  },
  form: {
    title: 'Geld zusagen',
    payments: {
      sandbox: 'Testgeld: Diese Installation macht keine echten Zahlungen.',
      stripe: 'Du zahlst mit Karte auf einer Seite von Stripe. Keine Kartennummer erreicht uns.',
    },
    amount: 'Betrag der Zusage',
    amountHint: (least) => `Mindestens ${least}.`,
    presets: 'Beträge zur Auswahl',
    submit: 'Geld zusagen',
    offlineSubmit: 'Merken und online bestätigen',
    logIn: 'Bitte melde dich an, um für dieses Problem Geld zuzusagen.',
    joinNext: 'Als Nächstes meldest du dich an, dann bestätigst du die Zusage.',
    merged: 'Das wurde doppelt gemeldet: Bitte sage bei der anderen Meldung zu.',
    closed: 'Dieses Problem ist abgeschlossen und nimmt keine Zusagen mehr an.',
  },
  confirm: {
    title: 'Bestätige deine Zusage',
    text: (amount, issue) =>
      `Du bist dabei, ${amount} für „${issue}“ zuzusagen. Das Geld geht auf das Treuhandkonto.`,
    share: (solver, fee) =>
      `Wird eine Lösung bezahlt, gehen mindestens ${solver} % der Entnahme an den Macher. Der Anteil der Plattform beträgt höchstens ${fee} von dieser Zusage; was übrig ist, kommt an die Geldgeber zurück.`,
    confirm: (amount) => `${amount} zusagen`,
    pending: 'Wird gesendet …',
  },
  receipt: {
    title: (amount) => `Du hast ${amount} zugesagt`,
    escrow: (total) => `Auf dem Treuhandkonto dieses Problems liegen jetzt ${total}.`,
    needs: (amount, proposal) => `Noch ${amount}, und „${proposal}“ ist möglich.`,
    covers: (proposal) => `Das Treuhandkonto deckt „${proposal}“.`,
    money: (kind) => `Alles davon ist ${kind}.`,
    vote: 'Jetzt abstimmen',
  },
  kept: {
    offline: (amount) =>
      `Du bist offline, deshalb ist deine Zusage von ${amount} noch nicht abgegeben. Sie wartet hier, bis du sie bestätigst.`,
    untried: (amount) =>
      `Deine Zusage von ${amount} ist noch nicht abgegeben. Sie wartet hier, bis du sie bestätigst.`,
    unknown: (amount) =>
      `Der Server hat nicht geantwortet, deshalb ist nicht sicher, ob deine Zusage von ${amount} angekommen ist. Bestätige sie noch einmal: Sie zählt nur einmal.`,
    confirm: 'Jetzt bestätigen',
    discard: 'Verwerfen',
  },
  toast: {
    submitted: 'Zusage abgegeben!',
    submittedText: 'Deine Zusage ist verbucht.',
    failed: 'Die Zusage hat nicht geklappt',
  },
} satisfies Texts<typeof original.pledgesContent>;
