import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './juryContent.ts';
import { JURY_MAJORITY, JURY_SEATS, JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const juryContent = {
  title: 'Jury',
  link: (openCount) => `Jury (${openCount} offen)`,
  subtitle: `Über umstrittene Arbeit urteilen ${JURY_SEATS} unbeteiligte Menschen; ${JURY_MAJORITY} von ihnen entscheiden.`,
  loading: 'Deine Plätze werden geladen',
  failed: 'Deine Plätze ließen sich nicht laden',
  emptyTitle: 'Zurzeit kein Platz für dich',
  empty:
    'Ausgelost werden Menschen, die an früheren Entscheidungen teilgenommen haben und deren Wohngegend in der Nähe liegt. Du bekommst eine Nachricht, wenn du dran bist.',
  emptyAction: 'Wohngegend angeben',
  open: 'Wartet auf dich',
  past: 'Frühere Plätze',
  statuses: {
    offered: 'Platz angeboten',
    accepted: 'Du bist in der Jury',
    declined: 'Abgelehnt',
    lapsed: 'Nicht rechtzeitig beantwortet',
  },
  outcomes: {
    accepted: 'Die Jury hat den Nachweis angenommen.',
    rejected: 'Die Jury hat den Nachweis abgelehnt.',
    arbitration: 'Die Jury kam zu keiner Entscheidung; ein Botschafter entscheidet.',
  },
  over: 'Beendet',
  answerBy: (moment) => `Antworte bis ${moment}.`,
  closes: (moment) => `Die Jury endet: ${moment}.`,
  verdictCount: { one: '# Urteil', other: '# Urteile' },
  progress: (seats, verdicts) =>
    `${seats} von ${JURY_SEATS} Plätzen besetzt, ${verdicts} abgegeben.`,
  accept: 'Platz annehmen',
  decline: 'Ablehnen',
  answering: 'Wird gesendet …',
  acceptedDone: 'Platz angenommen',
  declinedDone: 'Platz abgelehnt',
  answerFailed: 'Die Antwort ließ sich nicht senden',
  look: 'Nachweis ansehen',
  toIssue: 'Zum Problem',
  begin: `Etwa 5 Minuten. Beginne mit dem, was vereinbart war, und vergleiche dann die Fotos. Niemand erfährt deinen Namen; ${JURY_MAJORITY} von ${JURY_SEATS} entscheiden.`,
  verdict: {
    options: { approve: 'Ja, Nachweis annehmen', reject: 'Nein, Nachweis ablehnen' },
    reason: 'Begründung',
    reasonHint: `Mindestens ${JUSTIFICATION_MIN_LENGTH} Zeichen. Sie wird ohne deinen Namen veröffentlicht, wenn die Jury endet.`,
    text: 'Es ist versiegelt, bis die Jury endet, und es ist endgültig.',
    confirm: 'Urteil abgeben',
    pending: 'Wird versiegelt …',
    done: 'Urteil versiegelt',
    doneText: 'Es wird geöffnet, wenn die Jury endet.',
    failed: 'Das Urteil ließ sich nicht abgeben',
    own: (moment) => `Du hast dein Urteil abgegeben: ${moment}.`,
    choices: { approve: 'Annehmen', reject: 'Ablehnen' },
  },
} satisfies Texts<typeof original.juryContent>;
