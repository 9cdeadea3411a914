import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './payoutContent.ts';

export const payoutContent = {
  heading: 'Auszahlungen',
  states: {
    missing:
      'Damit du für deine Lösungen bezahlt wirst, sag unserem Zahlungsdienst, wohin das Geld gehen soll.',
    incomplete: 'Der Zahlungsdienst hat noch Fragen, bevor er dich bezahlen kann.',
    ready: 'Auszahlungen gehen auf dein Konto beim Zahlungsdienst.',
  },
  open: { missing: 'Auszahlungen einrichten', incomplete: 'Fortsetzen', ready: 'Ändern' },
  opening: 'Wird geöffnet …',
  failed: 'Auszahlungen lassen sich gerade nicht einrichten',
} satisfies Texts<typeof original.payoutContent>;
