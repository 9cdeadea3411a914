import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './deletionContent.ts';
import { plural } from '#web/data/format/format.ts';

export const deletionContent = {
  heading: 'Konto löschen',
  text: 'Dein Name, deine E-Mail-Adresse, dein Passwort und deine Einstellungen werden gelöscht, und du wirst überall abgemeldet. Meldungen, Nachrichten, Zusagen und Stimmen bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.',
  open: 'Mein Konto löschen',
  title: 'Dein Konto löschen?',
  password: 'Dein Passwort',
  confirm: 'Endgültig löschen',
  pending: 'Wird gelöscht …',
  cancel: 'Konto behalten',
  unsent: (count) =>
    `${plural(count, { one: '# Eintrag', other: '# Einträge' })} auf diesem Gerät könnten nie gesendet werden. Sende, sichere oder verwirf sie zuerst.`,
  outbox: 'Postausgang öffnen',
  done: 'Konto gelöscht',
  doneText: 'Danke für das, was du hier getan hast.',
  failed: 'Das Konto wurde nicht gelöscht',
} satisfies Texts<typeof original.deletionContent>;
