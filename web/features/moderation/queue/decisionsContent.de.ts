import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './decisionsContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const decisionsContent = {
  title: 'Entscheidungen',
  subtitle:
    'Was die Moderation über deine Veröffentlichungen entschieden hat, und warum. Du kannst jeder Entscheidung einmal widersprechen; darüber entscheidet jemand anderes.',
  emptyTitle: 'Keine Entscheidungen',
  empty: 'Die Moderation hat bei deinen Veröffentlichungen nichts unternommen.',
  failed: 'Die Entscheidungen ließen sich nicht laden',
  choices: {
    leave: 'Nichts unternommen',
    warn: 'Verwarnung',
    hide_message: 'Nachricht verborgen',
    hide_proposal: 'Text eines Vorschlags verborgen',
    redact_photo: 'Fotos entfernt',
    hide_issue: 'Problem verborgen',
    restrict: 'Konto eingeschränkt',
  },
  because: {
    issue: 'Wegen eines Problems, das du gemeldet hast',
    message: 'Wegen einer deiner Nachrichten',
    proposal: 'Wegen eines deiner Vorschläge',
    proof: 'Wegen eines deiner Nachweise',
    profile: 'Wegen deines Profils',
  },
  of: (title) => `In „${title}“`,
  until: (moment) =>
    `Bis ${moment} kannst du keine Probleme melden oder bearbeiten, nichts vorschlagen und keine Nachrichten schreiben.`,
  appealed: (moment) => `Du hast am ${moment} widersprochen`,
  waits: 'Jemand anderes aus der Moderation entscheidet darüber.',
  outcomes: {
    upheld: 'Die Entscheidung bleibt bestehen',
    undone: 'Die Entscheidung wurde aufgehoben',
  },
  appeal: {
    button: 'Widersprechen',
    title: 'Dieser Entscheidung widersprechen?',
    text: 'Jemand aus der Moderation, der nicht beteiligt war, sieht sie sich an. Du kannst einmal widersprechen.',
    label: 'Warum ist die Entscheidung falsch?',
    hint: `Mindestens ${JUSTIFICATION_MIN_LENGTH} Zeichen. Die Moderation liest es.`,
    confirm: 'Widersprechen',
    pending: 'Wird gesendet …',
    done: 'Widerspruch gesendet',
    doneText: 'Du erfährst, wenn darüber entschieden ist.',
    failed: 'Der Widerspruch ließ sich nicht senden',
  },
} satisfies Texts<typeof original.decisionsContent>;
