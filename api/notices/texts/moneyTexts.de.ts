import { PLEDGE_EXPIRY_FIRST_NOTICE_DAYS } from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyTexts.ts';

export const moneyTexts = {
  pledged: ({ person, amount, title }) => `${person} hat ${amount} für „${title}“ zugesagt.`,
  removedWithMoney: ({ amount, title }) =>
    `„${title}“ wurde von seinem Melder entfernt. Deine ${amount} gingen an dich zurück.`,
  mergedMoney: ({ amount, from, into }) =>
    `„${from}“ wurde zweimal gemeldet und geht bei „${into}“ weiter. Deine ${amount} bleiben, wo sie sind, bis du sie verschiebst oder zurücknimmst oder ihr Rückgabetag kommt: Öffne diese Mitteilung, um zu wählen.`,
  expirySoon: ({ amount, title }) =>
    `Für „${title}“ hat noch kein Vorschlag gewonnen. Deine ${amount} gehen in ${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} Tagen an dich zurück, wenn es dabei bleibt.`,
  expiryTomorrow: ({ amount, title }) =>
    `Für „${title}“ hat noch kein Vorschlag gewonnen. Deine ${amount} gehen in 1 Tag an dich zurück, wenn es dabei bleibt.`,
  expired: ({ amount, title }) =>
    `Für „${title}“ hat kein Vorschlag rechtzeitig gewonnen. Deine ${amount} gingen zurück.`,
  workPaid: ({ amount, title }) =>
    `Deine Arbeit an „${title}“ ist angenommen. ${amount} sind auf dem Weg zu dir.`,
  moneyLeft: ({ amount, title }) =>
    `„${title}“ ist gelöst und hat weniger gekostet als zugesagt: ${amount} gingen an dich zurück.`,
  refundByRuling: ({ amount, title }) =>
    `Nach dem Schiedsspruch zu „${title}“ gingen deine ${amount} an dich zurück.`,
  frozen: ({ title, reason }) =>
    `Ein Botschafter hat das Geld von „${title}“ eingefroren: ${reason}`,
  thawed: ({ title, reason }) => `Das Geld von „${title}“ ist nicht mehr eingefroren: ${reason}`,
  refundByMoneyVote: ({ amount, title }) =>
    `Über „${title}“ hat niemand rechtzeitig entschieden, und es hat nicht mehr Geld zugestimmt als abgelehnt: Deine ${amount} gehen an dich zurück.`,
  freezeOver: ({ title }) =>
    `Das Geld von „${title}“ war so lange eingefroren, wie es die Regeln erlauben. Der Fall geht weiter.`,
  hidingOver: ({ title }) =>
    `„${title}“ bleibt der Öffentlichkeit verborgen, und der Fall geht weiter: Öffne das hier, um ihm zu folgen.`,
  pledgeReceived: ({ amount, title }) =>
    `Deine ${amount} für „${title}“ sind eingegangen und liegen auf dem Treuhandkonto.`,
  pledgeTooLate: ({ amount }) =>
    `Das Problem nimmt keine Zusagen mehr an. Deine ${amount} sind auf dem Weg zurück zu dir.`,
  refundFailed: ({ amount, title }) =>
    `Deine Bank hat die ${amount} nicht angenommen, die von „${title}“ an dich zurückgingen. Sie gehören weiter dir: Wer diese Seite betreibt, weiß davon und findet einen anderen Weg.`,
  chargeback: ({ amount, title }) =>
    `Eine Bank hat ${amount} zurückgeholt, die für „${title}“ zugesagt waren. Alle Stimmen zählen wie bisher.`,
  providerRefund: ({ amount, title }) =>
    `${amount}, die für „${title}“ zugesagt waren, wurden beim Zahlungsdienst erstattet. Alle Stimmen zählen wie bisher.`,
  shortEscrow: ({ title }) =>
    `Was für „${title}“ noch verwahrt ist, deckt den Preis der Arbeit nicht mehr. Das Geld ist eingefroren, bis jemand es geprüft hat, höchstens so lange, wie es die Regeln erlauben.`,
  reinstated: ({ amount, title }) =>
    `${amount}, die zurückgeholt worden waren, sind wieder für „${title}“ verwahrt.`,
  payoutAccountGone: () =>
    'Dein Auszahlungskonto ist nicht mehr verbunden. Geld für deine Arbeit wartet, bis du in den Einstellungen deines Profils wieder eines eröffnest.',
  payoutReady: ({ amount, title }) =>
    `${amount} für deine Arbeit an „${title}“ liegen bereit. Sag in deinem Profil, wohin sie gehen sollen.`,
  payoutPaid: ({ amount, title }) =>
    `${amount} für deine Arbeit an „${title}“ wurden an dich ausgezahlt.`,
  reportAsked: ({ person, amount, title }) =>
    `${person} bezahlt ${amount} für dein Gutachten über die Arbeit an „${title}“. Gib es ab, bevor die Abstimmung über den Nachweis endet.`,
  reportPaid: ({ amount, title }) =>
    `Dein Gutachten zu „${title}“ kam rechtzeitig. Du hast ${amount} verdient.`,
  reportTooLate: ({ amount, title }) =>
    `Vor dem Ende der Abstimmung kam kein Gutachten zu „${title}“. Deine ${amount} gingen zurück.`,
} satisfies Texts<typeof original.moneyTexts>;
