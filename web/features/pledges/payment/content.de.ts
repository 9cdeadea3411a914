import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const paymentContent = {
  title: 'Deine Zahlung',
  subtitle: 'Wie es um die Zahlung für deine Zusage steht.',
  loading: 'Deine Zahlung wird gesucht',
  failed: 'Die Zahlung ließ sich nicht nachsehen',
  failedText:
    'Nichts ist verloren. Diese Seite sieht wieder nach, sobald der Server erreichbar ist.',
  missing: 'Diese Zahlung gibt es nicht',
  missingText:
    'Vielleicht gehört sie zu einem anderen Konto. Zahlungen sieht nur, wer sie gemacht hat.',
  toIssue: 'Zum Problem',
  toIssues: 'Probleme ansehen',
  states: {
    awaited: {
      title: 'Wird bestätigt',
      text: (amount) =>
        `Wir warten auf die Bestätigung, dass deine ${amount} angekommen sind. Diese Seite erneuert sich von selbst; du kannst sie auch verlassen.`,
    },
    received: {
      title: 'Zusage angekommen',
      text: (amount) => `Deine ${amount} liegen für dieses Problem auf dem Treuhandkonto.`,
    },
    returned: {
      title: 'Dein Geld geht zurück',
      text: (amount) =>
        `Deine ${amount} liegen nicht mehr auf dem Treuhandkonto. Sie sind auf dem Weg zurück auf deine Karte.`,
    },
    spent: {
      title: 'Deine Zusage hat gewirkt',
      text: (amount) =>
        `Von deinen ${amount} ging an die Arbeit, was sie brauchte; was übrig war, kam an dich zurück.`,
    },
    chargedBack: {
      title: 'Deine Bank hat es zurückgeholt',
      text: (amount) =>
        `Deine ${amount} liegen nicht mehr auf dem Treuhandkonto: Deine Bank hat sie.`,
    },
    expired: {
      title: 'Es wurde nichts abgebucht',
      text: (amount) =>
        `Die Zeit, ${amount} zu zahlen, ist abgelaufen. Du kannst noch einmal zusagen.`,
    },
  },
  pay: 'Noch nicht bezahlt? Weiter zur Zahlung',
  again: 'Noch einmal zusagen',
} satisfies Texts<typeof original.paymentContent>;
