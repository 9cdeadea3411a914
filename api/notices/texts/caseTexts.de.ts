import { BROKEN_SIGHTINGS_WANTED } from '#schema/issues/sightingLimits.ts';
import { OPEN_PROPOSALS_MAX } from '#schema/caseLimits.ts';
import {
  APPEAL_HOURS,
  DEADLINE_REMINDER_DAYS,
  JURY_HOURS,
  JURY_MAJORITY,
  JURY_SEAT_OFFER_HOURS,
  JURY_SEATS,
  RELEASE_NOTICE_HOURS,
  SECOND_PROOF_DAYS,
  SELECTION_NOTICE_HOURS,
} from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './caseTexts.ts';

const REJECTED_WAYS = {
  second: `innerhalb von ${SECOND_PROOF_DAYS} Tagen einen zweiten Nachweis einreichen`,
  appeal: `innerhalb von ${APPEAL_HOURS} Stunden eine Jury einschalten`,
};

export const caseTexts = {
  proposed: ({ person, title }) => `${person} hat eine Lösung für „${title}“ vorgeschlagen.`,
  votedFor: ({ person, title }) => `${person} hat für deinen Vorschlag zu „${title}“ gestimmt.`,
  votedAgainst: ({ person, title }) =>
    `${person} hat gegen deinen Vorschlag zu „${title}“ gestimmt.`,
  wrote: ({ person, title }) => `${person} hat in der Diskussion zu „${title}“ geschrieben.`,
  changed: ({ title }) => `Der Melder hat „${title}“ geändert.`,
  termsChanged: ({ title }) =>
    `Nach deiner Zusage hat der Melder „${title}“ geändert. In den Einzelheiten stehen beide Fassungen.`,
  termsChangedEarly: ({ title }) =>
    `Nach deiner Zusage hat der Melder „${title}“ geändert. In den Einzelheiten stehen beide Fassungen. Bis ein Vorschlag ausgewählt ist, kannst du deine Zusage zurücknehmen.`,
  earlierCriteria: ({ title }) =>
    `Der für „${title}“ ausgewählte Vorschlag galt früheren Kriterien. Die Arbeit wird nach diesen beurteilt.`,
  workFound: ({ title, place }) => `„${title}“ bei ${place} braucht jemanden, der es löst.`,
  paidWorkFound: ({ title, place, amount }) =>
    `„${title}“ bei ${place} braucht jemanden, der es löst. Bisher zugesagt: ${amount}.`,
  noteAdded: ({ title }) => `Der Melder hat „${title}“ eine Anmerkung hinzugefügt.`,
  removed: ({ title }) => `„${title}“ wurde von seinem Melder entfernt.`,
  hidden: ({ title, reason }) =>
    `„${title}“ wurde verborgen, und das Geld ist solange eingefroren: ${reason}`,
  shownAgain: ({ title, reason }) => `„${title}“ ist wieder zu sehen: ${reason}`,
  mergeAsked: ({ person, from, into }) =>
    `${person} hält „${from}“ und „${into}“ für dasselbe Problem. Öffne diese Mitteilung, um zuzustimmen oder zu sagen, dass es zwei sind.`,
  mergeDeclined: ({ from, into }) =>
    `„${from}“ und „${into}“ bleiben zwei Meldungen: Der andere Melder hat nicht zugestimmt.`,
  merged: ({ from, into }) => `„${from}“ wurde zweimal gemeldet und geht bei „${into}“ weiter.`,
  bodyReceived: ({ body, title }) => `${body} hat „${title}“ erhalten.`,
  bodyWillFix: ({ body, title, day }) => `${body} sagt, dass „${title}“ bis ${day} behoben wird.`,
  bodyNotOurs: ({ body, title }) => `${body} sagt, für „${title}“ nicht zuständig zu sein.`,
  bodyFixed: ({ body, title }) => `${body} sagt, dass „${title}“ behoben ist.`,
  bodyFixedAsked: ({ body, title }) =>
    `${body} sagt, dass „${title}“ behoben ist. Stimmt das? Öffne dies, um Ja oder Nein zu sagen.`,
  foundFixedAsked: ({ title }) =>
    `Leute vor Ort fanden „${title}“ behoben. Stimmt das? Öffne dies, um Ja oder Nein zu sagen.`,
  brokenAgain: ({ title }) => `„${title}“ war abgeschlossen und wurde als wieder kaputt gemeldet.`,
  notBrokenAgain: ({ title }) =>
    `„${title}“ steht für sich: Die abgeschlossene Meldung ist nicht mehr öffentlich, oder weniger als ${BROKEN_SIGHTINGS_WANTED} Leute fanden sie wieder kaputt.`,
  fixedOtherwise: ({ title }) =>
    `„${title}“ ist behoben: Das sagt, wer es gemeldet hat, oder der größte Teil des gespendeten Geldes. Alle Zusagen gingen zurück.`,
  fixedWithMoney: ({ amount, title }) =>
    `„${title}“ ist behoben, und niemand wird dafür bezahlt: Deine ${amount} gingen an dich zurück.`,
  unmerged: ({ from, into }) =>
    `„${from}“ und „${into}“ sind doch zwei Probleme: Zusagen, Vorschläge und Stimmen gehen bei beiden weiter.`,
  proposalDisplaced: ({ proposal, title }) =>
    `Zu „${title}“ gibt es ${OPEN_PROPOSALS_MAX} offene Vorschläge: Hinter deinem, „${proposal}“, stand am wenigsten Geld, und er hat einem neueren Platz gemacht. Du kannst ihn wieder einreichen.`,
  selectionPending: ({ proposal, title }) =>
    `„${proposal}“ hat die Abstimmung zu „${title}“ gewonnen und wird in ${SELECTION_NOTICE_HOURS} Stunden ausgewählt, wenn sich keine Stimmen ändern.`,
  selectionOff: ({ title }) =>
    `Stimmen oder Zusagen haben sich geändert: Zu „${title}“ wird vorerst kein Vorschlag ausgewählt.`,
  selected: ({ proposal, title }) =>
    `„${proposal}“ wurde für „${title}“ ausgewählt. Die Arbeit kann beginnen.`,
  proofDue: ({ title }) =>
    `Der Nachweis für deine Arbeit an „${title}“ ist in ${DEADLINE_REMINDER_DAYS} Tagen fällig. Ohne ihn verfällt der Vorschlag.`,
  solverWithdrew: ({ title }) =>
    `Der Macher hat sich zurückgezogen. „${title}“ ist wieder offen für Vorschläge; das Geld bleibt auf dem Treuhandkonto.`,
  solverTooLate: ({ title }) =>
    `Die Zeit des Machers ist abgelaufen. „${title}“ ist wieder offen für Vorschläge; das Geld bleibt auf dem Treuhandkonto.`,
  solutionRejected: ({ title }) =>
    `Die ausgewählte Lösung wurde abgelehnt. „${title}“ ist wieder offen für Vorschläge; das Geld bleibt auf dem Treuhandkonto.`,
  proofHandedIn: ({ person, title }) =>
    `${person} hat den Nachweis für „${title}“ eingereicht. Melder und Geldgeber beurteilen ihn innerhalb von 3 Tagen.`,
  proofNote: ({ person, title }) => `${person} hat den Nachweis für „${title}“ ergänzt.`,
  objected: ({ person, title }) =>
    `${person} erhebt Einwand gegen den Nachweis für „${title}“. Die Auszahlung ruht.`,
  objectionSettled: ({ title }) => `Ein Einwand gegen den Nachweis für „${title}“ ist erledigt.`,
  unopposed: ({ title }) =>
    `Niemand hat Einwand gegen den Nachweis für „${title}“ erhoben. Bleibt es dabei, wird er angenommen.`,
  releaseNear: ({ title }) =>
    `Das Geld für „${title}“ wird in ${RELEASE_NOTICE_HOURS} Stunden ausgezahlt, wenn niemand Einwand erhebt.`,
  rejectedForSecond: ({ title }) =>
    `Der Nachweis für „${title}“ wurde abgelehnt. Der Macher kann ${REJECTED_WAYS.second}.`,
  rejectedForAppeal: ({ title }) =>
    `Der Nachweis für „${title}“ wurde abgelehnt. Der Macher kann ${REJECTED_WAYS.appeal}.`,
  rejectedForBoth: ({ title }) =>
    `Der Nachweis für „${title}“ wurde abgelehnt. Der Macher kann ${REJECTED_WAYS.second} oder ${REJECTED_WAYS.appeal}.`,
  accepted: ({ title }) => `Der Nachweis für „${title}“ ist angenommen: Das Problem ist gelöst.`,
  ballotFor: ({ person, title }) => `${person} hat deinem Nachweis für „${title}“ zugestimmt.`,
  ballotAgainst: ({ person, title }) => `${person} hat deinen Nachweis für „${title}“ abgelehnt.`,
  rated: ({ stars, title }) =>
    `Deine Arbeit an „${title}“ wurde mit ${stars} von 5 Sternen bewertet.`,
  juryCalled: ({ title }) =>
    `Eine Jury aus ${JURY_SEATS} Personen beurteilt die Arbeit an „${title}“. ${JURY_MAJORITY} davon entscheiden innerhalb von ${JURY_HOURS} Stunden.`,
  seatOffered: ({ title }) =>
    `Du wurdest für die Jury zu „${title}“ ausgelost. Bitte sag innerhalb von ${JURY_SEAT_OFFER_HOURS} Stunden zu oder ab.`,
  juryAccepted: ({ title }) => `Die Jury zu „${title}“ hat die Arbeit angenommen.`,
  juryRejected: ({ title }) => `Die Jury zu „${title}“ hat die Arbeit abgelehnt.`,
  juryUndecided: ({ title }) =>
    `Die Jury zu „${title}“ kam zu keiner Entscheidung. Botschafter entscheiden den Fall.`,
  noJury: ({ title }) =>
    `Für eine Jury zu „${title}“ lassen sich zu wenige Personen auslosen. Botschafter entscheiden den Fall.`,
  rulingDue: ({ title }) => `„${title}“ wartet auf den Schiedsspruch eines Botschafters.`,
  secondRulingDue: ({ title }) =>
    `Der Schiedsspruch zu „${title}“ braucht einen zweiten Botschafter.`,
  ruledRelease: ({ title }) =>
    `Ein Botschafter hat über „${title}“ entschieden: Der Macher wird bezahlt.`,
  ruledRefund: ({ title }) =>
    `Ein Botschafter hat über „${title}“ entschieden: Alle Zusagen gehen zurück.`,
  ruledReleaseFirst: ({ title }) =>
    `Ein Botschafter hat über „${title}“ entschieden: Der Macher wird bezahlt. Ein zweiter Botschafter muss das bestätigen.`,
  ruledRefundFirst: ({ title }) =>
    `Ein Botschafter hat über „${title}“ entschieden: Alle Zusagen gehen zurück. Ein zweiter Botschafter muss das bestätigen.`,
  reportOrdered: ({ person, validator, title }) =>
    `${person} hat bei ${validator} ein unabhängiges Gutachten über die Arbeit an „${title}“ bestellt.`,
  reportDelivered: ({ person, title }) =>
    `${person} hat ein unabhängiges Gutachten über die Arbeit an „${title}“ abgegeben.`,
} satisfies Texts<typeof original.caseTexts>;
