import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './ownMoneyContent.ts';

export const ownMoneyContent = {
  held: (amount) => `Du hast hier ${amount} auf dem Treuhandkonto.`,
  pledged: (amount, parts) => `Du hast ${amount} zugesagt: ${parts}.`,
  stillHeld: (amount) => `${amount} liegen auf dem Treuhandkonto`,
  spent: (amount) => `${amount} wurden ausgegeben`,
  returned: {
    withdrawal: (amount, day) => `${amount} hast du am ${day} zurückgenommen`,
    refund: (amount, day) => `${amount} gingen am ${day} an dich zurück`,
    release: (amount, day) => `${amount} kamen am ${day} zurück`,
    chargeback: (amount, day) => `${amount} hat deine Bank am ${day} zurückgeholt`,
    provider_refund: (amount, day) => `${amount} hat der Zahlungsdienst am ${day} erstattet`,
    move_out: (amount, day) => `${amount} hast du am ${day} zur anderen Meldung verschoben`,
  },
  returns: (day) => `Gewinnt kein Vorschlag, geht das am ${day} von selbst zurück.`,
  chosen:
    'Ein Macher ist ausgewählt: Während der Arbeit lässt es sich nicht zurücknehmen, und was nicht gebraucht wird, kommt an die Geldgeber zurück.',
  counts: (amount, moment) => `Deine ${amount} zählen ab ${moment}.`,
  late: (amount) => `${amount} davon kamen nach der Auswahl und haben keine Stimme.`,
  line: {
    returns: (day) => `geht am ${day} von selbst zurück, wenn kein Vorschlag gewonnen hat`,
    spent: (day) => `am ${day} für die Arbeit freigegeben`,
    withdrawn: (day) => `am ${day} zurückgenommen`,
    refunded: (day) => `ging am ${day} an dich zurück`,
    charged_back: (day) => `am ${day} von deiner Bank zurückgeholt`,
    back: (amount) => `${amount} davon kamen zurück`,
    borne: (amount) => `${amount} später zurückgeholt, auf Kosten der Plattform`,
  },
  terms: {
    open: 'Deine Zusage liegt für dieses Problem auf einem Treuhandkonto, bis die Gemeinschaft eine Lösung annimmt.',
    expiry: (days, notice) =>
      `Du kannst sie zurücknehmen, bis ein Vorschlag ausgewählt ist. Hat ${days} Tage nach deiner Zusage keiner gewonnen, geht sie von selbst an dich zurück; wir sagen es dir ${notice} Tage und 1 Tag vorher.`,
    pending: (moment) =>
      `Ein Vorschlag hat die Abstimmung gewonnen und wird am ${moment} ausgewählt, wenn er dann noch gewinnt. Ab dann lässt sich deine Zusage während der Arbeit nicht zurücknehmen.`,
    chosen:
      'Ein Macher ist ausgewählt. Diese Zusage lässt sich während der Arbeit nicht zurücknehmen und hat keine Stimme.',
    covered: (price) =>
      `Der Preis von ${price} ist gedeckt: Was nicht gebraucht wird, kommt an die Geldgeber zurück, anteilig auch an dich.`,
    missing: (price, missing) =>
      `Für den Preis von ${price} fehlen ${missing}. Was nicht gebraucht wird, kommt an die Geldgeber zurück, anteilig auch an dich.`,
    anyway: 'Trotzdem zusagen',
  },
} satisfies Texts<typeof original.ownMoneyContent>;
