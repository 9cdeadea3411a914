import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moderationQueueContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';

const form = {
  missing: 'Bitte wähle etwas aus.',
  reason: 'Grund',
  reasonHint: `Mindestens ${JUSTIFICATION_MIN_LENGTH} Zeichen. Der Verfasser sieht ihn; nenne also niemanden, der gemeldet hat.`,
  pending: 'Einen Moment …',
};

const options = {
  leave: 'So lassen',
  warn: 'Verwarnen',
  hide_message: 'Die Nachricht verbergen',
  hide_proposal: 'Den Text verbergen',
  redact_photo: 'Die angekreuzten Fotos entfernen',
  hide_issue: 'Das Problem verbergen',
  restrict: 'Das Konto einschränken',
};

export const moderationQueueContent = {
  title: 'Meldungen von Nutzern',
  subtitle:
    'Was gemeldet wurde und du entscheidest. Die Verfasser erfahren nie, wer sie gemeldet hat.',
  noAccess: {
    title: 'Dieser Schreibtisch gehört Botschaftern und Betreibern',
    text: 'Betreiber ernennen sie. Was sie entscheiden, können alle auf der Seite des Problems lesen.',
    action: 'Probleme ansehen',
  },
  back: 'Schreibtisch der Botschafter',
  open: 'Die Liste öffnen',
  failed: 'Die Meldungen ließen sich nicht laden',
  waiting: (open, appeals) => `${open} zu entscheiden, ${appeals} im Widerspruch.`,
  tabs: 'Teile der Liste',
  states: { open: 'Offen', appeals: 'Widersprüche', decided: 'Entschieden' },
  empty: {
    open: 'Nichts wartet auf eine Entscheidung',
    appeals: 'Keine Widersprüche warten',
    decided: 'Noch ist nichts entschieden',
  },
  emptyText: {
    open: 'Was gemeldet wird, erscheint hier, das Älteste zuerst.',
    appeals: 'Legt jemand Widerspruch ein, entscheidet hier eine andere Person als zuvor.',
    decided: 'Jede Entscheidung bleibt hier mit ihrer Begründung.',
  },
  kinds: {
    issue: 'Problem',
    message: 'Nachricht',
    proposal: 'Vorschlag',
    proof: 'Nachweis',
    profile: 'Profil',
  },
  grounds: {
    abuse: 'Beleidigung, Drohung oder Hass',
    privacy: 'Privatsphäre',
    false: 'Nicht wahr',
    spam: 'Spam',
    unlawful: 'Gegen das Gesetz',
    other: 'Etwas anderes',
  },
  options,
  of: 'von',
  by: 'von',
  nobody: 'einem gelöschten Konto',
  reports: { one: '# Meldung', other: '# Meldungen' },
  since: (moment) => `Wartet seit ${moment}`,
  content: 'Was darin steht',
  noText: 'Es gibt keinen Text.',
  gone: 'Es wurde inzwischen entfernt oder verborgen.',
  photo: (number) => `Foto ${number}`,
  tick: 'Zu entfernende Fotos',
  told: 'Was die Meldungen sagen',
  noWords: 'Keine weiteren Angaben.',
  history: (count) => `Frühere Entscheidungen (${count})`,
  sameThing: 'zum selben Inhalt',
  undone: 'aufgehoben',
  record: 'Öffentliches Protokoll des Problems',
  stake: 'Du bist beteiligt oder hast zuerst entschieden, deshalb muss jemand anderes entscheiden.',
  soFar: 'Was entschieden wurde',
  decided: (choice, by, moment) => `${choice}, von ${by}, ${moment}`,
  appealed: (moment) => `Widerspruch vom ${moment}`,
  settled: { upheld: 'Entscheidung bestätigt', undone: 'Entscheidung aufgehoben' },
  decision: {
    ...form,
    heading: 'Deine Entscheidung',
    choice: 'Was soll geschehen?',
    options,
    effects: {
      leave: 'Es ändert sich nichts, und niemand erfährt davon. Andere können es weiterhin melden.',
      warn: 'Es bleibt. Der Verfasser sieht deinen Grund und kann widersprechen.',
      hide_message:
        'Niemand sieht sie mehr in der Diskussion. Der Verfasser sieht deinen Grund und kann widersprechen.',
      hide_proposal:
        'Andere lesen stattdessen einen Satz. Betrag, Dauer, Stimmen und Geld bleiben, wie sie sind. Der Verfasser sieht deinen Grund und kann widersprechen.',
      redact_photo:
        'Sie werden endgültig gelöscht, Originale und alle Kopien, und kein Widerspruch bringt sie zurück. Der Verfasser sieht deinen Grund.',
      hide_issue:
        'Nur Botschafter und Betreiber sehen das Problem und alles, was dazugehört, und sein Geld ist eingefroren. Melder, Geldgeber und Macher sehen deinen Grund.',
      restrict: `${RESTRICTION_DAYS} Tage lang kann der Verfasser keine Probleme melden oder bearbeiten, nichts vorschlagen und nichts schreiben. Zusagen, Stimmen und Nachweise bleiben möglich. Das Gemeldete bleibt, wie es ist.`,
    },
    submit: 'Entscheiden',
    title: 'Über diese Meldung entscheiden?',
    text: '',
    confirm: 'Entscheiden',
    done: 'Entschieden',
    failed: 'Die Entscheidung ließ sich nicht speichern',
  },
  settling: {
    ...form,
    heading: 'Deine Antwort auf den Widerspruch',
    choice: 'Bleibt die Entscheidung bestehen?',
    options: { upheld: 'Die Entscheidung bleibt', undone: 'Die Entscheidung aufheben' },
    effects: {
      upheld:
        'Es ändert sich nichts. Der Verfasser sieht deinen Grund; einen zweiten Widerspruch gibt es nicht.',
      undone:
        'Verborgenes wird wieder gezeigt, eine Einschränkung oder Verwarnung aufgehoben. Entfernte Fotos bleiben entfernt. Der Verfasser sieht deinen Grund.',
    },
    submit: 'Widerspruch beantworten',
    title: 'Diesen Widerspruch beantworten?',
    text: '',
    confirm: 'Beantworten',
    done: 'Widerspruch beantwortet',
    failed: 'Die Antwort ließ sich nicht speichern',
  },
} satisfies Texts<typeof original.moderationQueueContent>;
