import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './caseNextContent.ts';
import {
  APPEAL_HOURS,
  BALLOT_WINDOW_HOURS,
  JURY_HOURS,
  JURY_MAJORITY,
  JURY_SEATS,
  LATE_FLAG_HOURS,
  PAYOUT_BUSINESS_DAYS,
  SECOND_PROOF_DAYS,
} from '#schema/limits.ts';
import { ACCEPTANCE_AFTER_HOURS, ARBITRATION_MAX_DAYS } from '#schema/caseLimits.ts';

const remedies = `hat der Macher ${SECOND_PROOF_DAYS} Tage für einen zweiten Nachweis oder ${APPEAL_HOURS} Stunden, um eine Jury einzuschalten`;

export const caseNextContent = {
  own: {
    weight: (percent) => `Deine Stimme zählt ${percent}.`,
    approve: 'Du hast zugestimmt.',
    reject: 'Du hast abgelehnt.',
    none: 'Du hast hier keine Stimme.',
  },
  voting: (solver) => ({
    lead: `${solver} hat einen Nachweis eingereicht. Der Melder und die Geldgeber sagen, ob die Arbeit getan ist.`,
    who: 'Es stimmen der Melder ab und alle, die bei der Auswahl des Machers zugesagt hatten; Einwände erheben dürfen sie, der Macher und Botschafter.',
    weights:
      'Melder 50 %, größter Geldgeber 30 %, alle übrigen zusammen 20 % im Verhältnis. Mehr als die Hälfte des Abgegebenen entscheidet, sobald die Hälfte von allem abgestimmt hat; ohne das Geld der Geldgeber auf ihrer Seite gewinnt keine Antwort.',
    next: `Bei Annahme wird das Geld freigegeben, in den ersten ${ACCEPTANCE_AFTER_HOURS} Stunden nach dem Nachweis nur, wenn alle stimmberechtigten Geldgeber zustimmen. Bei Ablehnung ${remedies}. Ist es umstritten, entscheidet eine Jury aus ${JURY_SEATS}.`,
  }),
  votingObjected: `Jemand hat einen Einwand erhoben. Ist er bis zum Ende der Abstimmung nicht erledigt, entscheidet eine Jury aus ${JURY_SEATS}, außer die Abstimmung selbst entscheidet.`,
  waiting: {
    lead: 'Niemand hat widersprochen, aber zu wenige haben abgestimmt. Das Geld wird von selbst freigegeben, wenn niemand widerspricht.',
    who: 'Einwände erheben dürfen der Melder, die Geldgeber, der Macher und Botschafter.',
    weights: 'Ein Einwand mit Begründung hält die Freigabe an, egal von wem er kommt.',
    next: 'Ohne Einwand wird der Macher bezahlt. Ein Einwand, der nicht erledigt ist, geht an die Jury.',
  },
  frozenRelease:
    'Niemand hat widersprochen, aber zu wenige haben abgestimmt. Die Freigabe ruht, bis das Geld nicht mehr eingefroren ist.',
  objected: {
    lead: 'Jemand hat einen Einwand erhoben. Die Freigabe ruht, bis er erledigt ist.',
    who: 'Wer ihn erhoben hat, kann ihn zurücknehmen; ein unbeteiligter Botschafter kann ihn abweisen. Auch andere können Einwände erheben.',
    weights: 'Ein Einwand mit Begründung hält die Freigabe an, egal von wem er kommt.',
    next: `Sind alle Einwände erledigt, läuft die Frist weiter. Sonst entscheidet eine Jury aus ${JURY_SEATS}, spätestens ${LATE_FLAG_HOURS} Stunden nach dem ersten Einwand.`,
  },
  released: (moment) => `Wird von selbst freigegeben: ${moment}.`,
  onHold: (moment, isObjectedTo) =>
    `Ruht seit ${moment}, weil ${isObjectedTo ? 'jemand einen Einwand erhoben hat' : 'das Geld eingefroren ist'}.`,
  jury: {
    lead: `Eine Jury aus ${JURY_SEATS} unbeteiligten Menschen beurteilt den Nachweis.`,
    who: `${JURY_SEATS} Menschen, nach einem Verfahren ausgelost, das jeder wiederholen kann. Niemand unter ihnen ist beteiligt.`,
    weights: `${JURY_MAJORITY} von ${JURY_SEATS} entscheiden. Die Urteile sind versiegelt, bis die Jury endet.`,
    next: `Bei Annahme wird das Geld freigegeben. Bei Ablehnung geht die Arbeit an den Macher zurück oder endet. Ohne ${JURY_MAJORITY} gleiche Urteile innerhalb von ${JURY_HOURS} Stunden entscheidet ein Botschafter.`,
  },
  arbitration: {
    lead: 'Die Jury konnte nicht entscheiden; ein unbeteiligter Botschafter entscheidet.',
    who: 'Ein Botschafter dieses Falls: wer es bei der Auswahl des Machers war und nicht beteiligt ist.',
    weights: (large) =>
      `Ein Schiedsspruch über mehr als ${large} gilt erst, wenn ein zweiter Botschafter ihn bestätigt.`,
    until: `Nach ${ARBITRATION_MAX_DAYS} Tagen ohne endgültigen Schiedsspruch entscheidet das Geld der Geldgeber.`,
    next: `Das Geld wird an den Macher ausgezahlt oder geht an die Geldgeber zurück. Der Schiedsspruch ist endgültig. Kommt binnen ${ARBITRATION_MAX_DAYS} Tagen keiner, wird der Macher bezahlt, wenn mehr Geld zugestimmt als abgelehnt hat, ohne wen etwas mit dem Macher verbindet; sonst bekommen alle ihres zurück.`,
    waits: 'Ein Schiedsspruch liegt vor und wartet auf die Bestätigung eines zweiten Botschafters.',
  },
  rework: (solver) => ({
    lead: `Der Nachweis wurde abgelehnt. ${solver} ist dran.`,
    who: `${solver} kann einen zweiten Nachweis einreichen oder die Jury einschalten.`,
    weights: 'Jede Stimme zählt wie bei der Auswahl des Machers.',
    next: `Über einen zweiten Nachweis wird ${BALLOT_WINDOW_HOURS} Stunden lang abgestimmt wie über den ersten. Ohne ihn und ohne Jury endet der Vorschlag, und das Problem ist wieder offen für Vorschläge.`,
  }),
  second: (moment) => `Zweiter Nachweis bis ${moment}.`,
  appeal: (moment) => `Jury einschalten bis ${moment}.`,
  paid: (solver, moment) => ({
    lead: `Gelöst: ${solver} ist bezahlt, und die Bücher dieses Problems sind geschlossen.`,
    until: `Bezahlt: ${moment}.`,
  }),
  paying: (solver, moment) => ({
    lead: `Gelöst: Das Geld ist für ${solver} freigegeben.`,
    until: `Die Zahlung ist fällig bis ${moment}, ${PAYOUT_BUSINESS_DAYS} Werktage nach der Freigabe.`,
  }),
  overdue: (moment) => `Die Zahlung ist überfällig: Sie war fällig bis ${moment}.`,
  closed: {
    who: 'Niemand muss mehr etwas tun; die Diskussion bleibt offen.',
    weights: 'Alles, was entschieden wurde, steht im öffentlichen Protokoll.',
    next: 'Nichts.',
  },
  held: 'Die Frist läuft nicht.',
  frozenTitle: 'Das Geld ist eingefroren',
  frozen:
    'Ein Botschafter hat alles um das Geld dieses Problems angehalten, bis es geprüft ist. Solange wird nichts ausgezahlt oder zurückgegeben.',
} satisfies Texts<typeof original.caseNextContent>;
