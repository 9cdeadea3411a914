import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './withdrawContent.ts';

export const withdrawContent = {
  button: 'Zurücknehmen',
  label: (amount) => `Deine Zusage von ${amount} zurücknehmen`,
  title: 'Diese Zusage zurücknehmen?',
  text: (amount) =>
    `${amount} gehen an dich zurück und zählen in den Abstimmungen nicht mehr. Du kannst wieder zusagen.`,
  confirm: (amount) => `${amount} zurücknehmen`,
  pending: 'Wird zurückgenommen …',
  cancel: 'Zusage behalten',
  done: 'Zusage zurückgenommen',
  doneText: 'Dein Geld ist an dich zurückgegangen.',
  failed: 'Die Zusage ließ sich nicht zurücknehmen',
} satisfies Texts<typeof original.withdrawContent>;
