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
  second: `entregar una segunda prueba en ${SECOND_PROOF_DAYS} días`,
  appeal: `apelar a un jurado en ${APPEAL_HOURS} horas`,
};

export const caseTexts = {
  proposed: ({ person, title }) => `${person} ha propuesto una solución para “${title}”.`,
  votedFor: ({ person, title }) => `${person} ha votado a favor de tu propuesta para “${title}”.`,
  votedAgainst: ({ person, title }) =>
    `${person} ha votado en contra de tu propuesta para “${title}”.`,
  wrote: ({ person, title }) => `${person} ha escrito en la conversación de “${title}”.`,
  changed: ({ title }) => `El autor del reporte ha cambiado “${title}”.`,
  termsChanged: ({ title }) =>
    `Después de tu aporte, el autor del reporte ha cambiado “${title}”. En los detalles están las dos versiones.`,
  termsChangedEarly: ({ title }) =>
    `Después de tu aporte, el autor del reporte ha cambiado “${title}”. En los detalles están las dos versiones. Hasta que se elija una propuesta puedes retirar tu aporte.`,
  earlierCriteria: ({ title }) =>
    `La propuesta elegida para “${title}” se hizo con criterios anteriores. El trabajo se juzga según esos criterios.`,
  workFound: ({ title, place }) => `“${title}”, cerca de ${place}, necesita quien lo resuelva.`,
  paidWorkFound: ({ title, place, amount }) =>
    `“${title}”, cerca de ${place}, necesita quien lo resuelva. Recaudado hasta ahora: ${amount}.`,
  noteAdded: ({ title }) => `El autor del reporte ha añadido una nota a “${title}”.`,
  removed: ({ title }) => `El autor del reporte ha eliminado “${title}”.`,
  hidden: ({ title, reason }) =>
    `“${title}” se ha ocultado y su dinero queda congelado mientras tanto: ${reason}`,
  shownAgain: ({ title, reason }) => `“${title}” vuelve a estar a la vista: ${reason}`,
  mergeAsked: ({ person, from, into }) =>
    `${person} dice que «${from}» y «${into}» son el mismo problema. Abre este aviso para confirmarlo o para decir que son dos.`,
  mergeDeclined: ({ from, into }) =>
    `«${from}» y «${into}» siguen siendo dos reportes: el otro autor no está de acuerdo.`,
  merged: ({ from, into }) => `«${from}» se reportó dos veces y continúa en «${into}».`,
  bodyReceived: ({ body, title }) => `${body} ha recibido «${title}».`,
  bodyWillFix: ({ body, title, day }) => `${body} dice que arreglará «${title}» antes del ${day}.`,
  bodyNotOurs: ({ body, title }) => `${body} dice que no es responsable de «${title}».`,
  bodyFixed: ({ body, title }) => `${body} dice que «${title}» ya está arreglado.`,
  bodyFixedAsked: ({ body, title }) =>
    `${body} dice que «${title}» ya está arreglado. ¿Es así? Abre esto para decir sí o no.`,
  foundFixedAsked: ({ title }) =>
    `Personas en el lugar encontraron «${title}» ya arreglado. ¿Es así? Abre esto para decir sí o no.`,
  brokenAgain: ({ title }) =>
    `«${title}» estaba completado y se ha avisado de que se ha roto de nuevo.`,
  notBrokenAgain: ({ title }) =>
    `«${title}» queda sin enlace: el problema completado ya no es público, o menos de ${BROKEN_SIGHTINGS_WANTED} personas lo encontraron roto de nuevo.`,
  fixedOtherwise: ({ title }) =>
    `«${title}» está arreglado: lo dijo quien avisó o la mayor parte del dinero aportado. Se devolvieron todas las aportaciones.`,
  fixedWithMoney: ({ amount, title }) =>
    `«${title}» está arreglado y no se paga a nadie: se te devolvieron ${amount}.`,
  unmerged: ({ from, into }) =>
    `«${from}» y «${into}» son al final dos problemas: los aportes, las propuestas y los votos siguen en ambos.`,
  proposalDisplaced: ({ proposal, title }) =>
    `“${title}” tiene ${OPEN_PROPOSALS_MAX} propuestas abiertas: la tuya, «${proposal}», era la que menos dinero tenía detrás y ha dejado sitio a otra más reciente. Puedes volver a enviarla.`,
  selectionPending: ({ proposal, title }) =>
    `«${proposal}» ha ganado la votación de «${title}» y se elige en ${SELECTION_NOTICE_HOURS} horas si no cambian los votos.`,
  selectionOff: ({ title }) =>
    `Han cambiado votos o aportes: ya no está a punto de elegirse ninguna propuesta para “${title}”.`,
  selected: ({ proposal, title }) =>
    `Se ha elegido “${proposal}” para “${title}”. El trabajo puede empezar.`,
  proofDue: ({ title }) =>
    `La prueba de tu trabajo en “${title}” vence en ${DEADLINE_REMINDER_DAYS} días. Sin ella, la propuesta caduca.`,
  solverWithdrew: ({ title }) =>
    `El solucionador se ha retirado. “${title}” vuelve a admitir propuestas; el dinero sigue en garantía.`,
  solverTooLate: ({ title }) =>
    `Se ha acabado el plazo del solucionador. “${title}” vuelve a admitir propuestas; el dinero sigue en garantía.`,
  solutionRejected: ({ title }) =>
    `La solución elegida se ha rechazado. “${title}” vuelve a admitir propuestas; el dinero sigue en garantía.`,
  proofHandedIn: ({ person, title }) =>
    `${person} ha entregado la prueba de “${title}”. El autor del reporte y los donantes la juzgan en 3 días.`,
  proofNote: ({ person, title }) => `${person} ha completado la prueba de “${title}”.`,
  objected: ({ person, title }) =>
    `${person} ha objetado la prueba de “${title}”. La liberación del dinero queda en pausa.`,
  objectionSettled: ({ title }) => `Una objeción a la prueba de “${title}” está resuelta.`,
  unopposed: ({ title }) =>
    `Nadie ha objetado la prueba de “${title}”. Si nadie lo hace, se aceptará.`,
  releaseNear: ({ title }) =>
    `El dinero de “${title}” se paga en ${RELEASE_NOTICE_HOURS} horas si nadie objeta.`,
  rejectedForSecond: ({ title }) =>
    `La prueba de “${title}” se ha rechazado. El solucionador puede ${REJECTED_WAYS.second}.`,
  rejectedForAppeal: ({ title }) =>
    `La prueba de “${title}” se ha rechazado. El solucionador puede ${REJECTED_WAYS.appeal}.`,
  rejectedForBoth: ({ title }) =>
    `La prueba de “${title}” se ha rechazado. El solucionador puede ${REJECTED_WAYS.second} o ${REJECTED_WAYS.appeal}.`,
  accepted: ({ title }) => `La prueba de “${title}” está aceptada: el problema está resuelto.`,
  ballotFor: ({ person, title }) => `${person} ha aprobado tu prueba de “${title}”.`,
  ballotAgainst: ({ person, title }) => `${person} ha rechazado tu prueba de “${title}”.`,
  rated: ({ stars, title }) =>
    `Tu trabajo en “${title}” ha recibido una valoración de ${stars} sobre 5 estrellas.`,
  juryCalled: ({ title }) =>
    `Un jurado de ${JURY_SEATS} personas juzga el trabajo en “${title}”. Deciden ${JURY_MAJORITY} de ellas en ${JURY_HOURS} horas.`,
  seatOffered: ({ title }) =>
    `Te ha tocado por sorteo formar parte del jurado de “${title}”. Acepta o rechaza el puesto en ${JURY_SEAT_OFFER_HOURS} horas.`,
  juryAccepted: ({ title }) => `El jurado de “${title}” ha aceptado el trabajo.`,
  juryRejected: ({ title }) => `El jurado de “${title}” ha rechazado el trabajo.`,
  juryUndecided: ({ title }) =>
    `El jurado de “${title}” no ha llegado a una decisión. El caso lo deciden los embajadores.`,
  noJury: ({ title }) =>
    `No hay bastantes personas que sortear para un jurado de “${title}”. El caso lo deciden los embajadores.`,
  rulingDue: ({ title }) => `“${title}” espera la resolución de un embajador.`,
  secondRulingDue: ({ title }) => `La resolución de “${title}” necesita un segundo embajador.`,
  ruledRelease: ({ title }) => `Un embajador ha resuelto “${title}”: se paga al solucionador.`,
  ruledRefund: ({ title }) => `Un embajador ha resuelto “${title}”: se devuelve cada aporte.`,
  ruledReleaseFirst: ({ title }) =>
    `Un embajador ha resuelto “${title}”: se paga al solucionador. Un segundo embajador tiene que confirmarlo.`,
  ruledRefundFirst: ({ title }) =>
    `Un embajador ha resuelto “${title}”: se devuelve cada aporte. Un segundo embajador tiene que confirmarlo.`,
  reportOrdered: ({ person, validator, title }) =>
    `${person} ha pedido a ${validator} un informe independiente sobre el trabajo en “${title}”.`,
  reportDelivered: ({ person, title }) =>
    `${person} ha entregado un informe independiente sobre el trabajo en “${title}”.`,
} satisfies Texts<typeof original.caseTexts>;
