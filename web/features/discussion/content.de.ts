import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const discussionContent = {
  listLabel: 'Nachrichten',
  emptyTitle: 'Noch keine Nachrichten',
  empty: 'Stell eine Frage, oder teile, was du über dieses Problem weißt.',
  unsentEmpty: 'Du kannst schon schreiben. Nachrichten werden gleich nach der Meldung gesendet.',
  logIn: 'Bitte melde dich an, um mitzureden.',
  signIn: 'Anmelden',
  failed: 'Die Diskussion ließ sich nicht laden',
  failedText:
    'Was andere geschrieben haben, ist nicht auf diesem Gerät gespeichert. Es wird geladen, sobald der Server erreichbar ist; schreiben kannst du trotzdem.',
  retry: 'Noch einmal',
  earlier: 'Frühere Nachrichten zeigen',
  earlierPending: 'Wird geladen …',
  you: 'Du',
  form: {
    label: 'Deine Nachricht',
    placeholder: 'Schreib eine Nachricht …',
    submit: 'Senden',
    pending: 'Wird gespeichert …',
  },
  waiting: 'Wartet aufs Senden',
  sending: 'Wird gesendet …',
  attention: 'Du bist gefragt',
  outbox: 'Ungesendetes ansehen',
  toast: {
    saved: 'Auf diesem Gerät gespeichert',
    savedText: 'Deine Nachricht wird gesendet, sobald eine Verbindung da ist.',
    failed: 'Die Nachricht ließ sich nicht senden',
  },
} satisfies Texts<typeof original.discussionContent>;
