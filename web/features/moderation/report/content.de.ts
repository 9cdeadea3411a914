import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { REPORT_TEXT_MAX_LENGTH } from '#schema/moderation/moderationLimits.ts';

const things = {
  issue: 'dieses Problem',
  message: 'diese Nachricht',
  proposal: 'diesen Vorschlag',
  proof: 'diesen Nachweis',
  profile: 'dieses Profil',
};
const titles = {
  issue: 'Dieses Problem melden',
  message: 'Diese Nachricht melden',
  proposal: 'Diesen Vorschlag melden',
  proof: 'Diesen Nachweis melden',
  profile: 'Dieses Profil melden',
};

export const reportContentWords = {
  button: 'Melden',
  things,
  about: (kind, name) => (name === undefined ? things[kind] : `${things[kind]} von ${name}`),
  title: (kind) => titles[kind],
  text: 'Die Moderation sieht es sich an. Wer es veröffentlicht hat, erfährt nicht, wer es gemeldet hat.',
  ground: 'Was stimmt nicht?',
  grounds: {
    abuse: 'Beleidigung, Drohung oder Hass',
    privacy: 'Zeigt ein Gesicht, ein Kennzeichen, einen Namen oder eine Adresse',
    false: 'Nicht wahr oder irreführend',
    spam: 'Werbung oder Spam',
    unlawful: 'Gegen das Gesetz',
    other: 'Etwas anderes',
  },
  missing: 'Bitte wähle einen Grund.',
  label: 'Was sollte die Moderation wissen?',
  hint: `Höchstens ${REPORT_TEXT_MAX_LENGTH} Zeichen. Nur die Moderation liest es.`,
  submit: 'Meldung senden',
  pending: 'Wird gesendet …',
  done: 'Meldung gesendet',
  doneText: 'Danke. Die Moderation sieht es sich an.',
  failed: 'Meldung nicht gesendet',
} satisfies Texts<typeof original.reportContentWords>;
