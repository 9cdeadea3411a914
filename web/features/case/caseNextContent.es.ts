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

const remedies = `el solucionador tiene ${SECOND_PROOF_DAYS} días para una segunda prueba, o ${APPEAL_HOURS} horas para apelar a un jurado`;

export const caseNextContent = {
  own: {
    weight: (percent) => `Tu voto cuenta el ${percent}.`,
    approve: 'Has votado a favor.',
    reject: 'Has votado en contra.',
    none: 'Aquí no tienes voto.',
  },
  voting: (solver) => ({
    lead: `${solver} ha entregado la prueba. Quien reportó y los donantes dicen si el trabajo está hecho.`,
    who: 'Votan quien reportó y todos los que habían aportado cuando se eligió al solucionador; ellos, el solucionador y los embajadores pueden objetar.',
    weights:
      'Quien reportó, 50 %; el mayor donante, 30 %; los demás donantes, 20 % en proporción. Decide más de la mitad de lo emitido, cuando ha votado la mitad del total; sin el dinero de los donantes de su lado no gana ninguna respuesta.',
    next: `Si se acepta, el dinero se libera; en las primeras ${ACCEPTANCE_AFTER_HOURS} horas tras la prueba, solo si aprueban todos los donantes con voto. Si se rechaza, ${remedies}. Si hay desacuerdo, decide un jurado de ${JURY_SEATS}.`,
  }),
  votingObjected: `Alguien objetó. Si no se resuelve antes del fin de la votación, decide un jurado de ${JURY_SEATS}, salvo que decida la propia votación.`,
  waiting: {
    lead: 'Nadie objetó, pero han votado muy pocos. El dinero se libera automáticamente, salvo que alguien objete.',
    who: 'Pueden objetar quien reportó, los donantes, el solucionador y los embajadores.',
    weights: 'Una objeción con un motivo detiene la liberación, venga de quien venga.',
    next: 'Sin objeción se paga al solucionador. Una objeción que no se resuelve pasa al jurado.',
  },
  frozenRelease:
    'Nadie objetó, pero han votado muy pocos. La liberación automática espera a que el dinero deje de estar congelado.',
  objected: {
    lead: 'Alguien objetó. La liberación está en pausa hasta que se resuelva la objeción.',
    who: 'Quien objetó puede retirarla; un embajador sin intereses puede desestimarla. Otros también pueden objetar.',
    weights: 'Una objeción con un motivo detiene la liberación, venga de quien venga.',
    next: `Cuando todas las objeciones estén resueltas, la cuenta atrás continúa. Si no, decide un jurado de ${JURY_SEATS}, como tarde ${LATE_FLAG_HOURS} horas después de la primera objeción.`,
  },
  released: (moment) => `Se libera automáticamente: ${moment}.`,
  onHold: (moment, isObjectedTo) =>
    `En pausa desde ${moment}, porque ${isObjectedTo ? 'alguien objetó' : 'el dinero está congelado'}.`,
  jury: {
    lead: `Un jurado de ${JURY_SEATS} personas ajenas al caso juzga la prueba.`,
    who: `${JURY_SEATS} personas, sorteadas con un procedimiento que cualquiera puede repetir. Nadie con intereses está entre ellas.`,
    weights: `Deciden ${JURY_MAJORITY} de ${JURY_SEATS}. Los veredictos quedan sellados hasta que el jurado termine.`,
    next: `Si se acepta, el dinero se libera. Si se rechaza, el trabajo vuelve al solucionador o termina. Sin ${JURY_MAJORITY} veredictos iguales en ${JURY_HOURS} horas, resuelve un embajador.`,
  },
  arbitration: {
    lead: 'El jurado no pudo decidir; resuelve un embajador sin intereses.',
    who: 'Un embajador de este caso: quien lo era al elegirse al solucionador y no tiene intereses en él.',
    weights: (large) =>
      `Una resolución sobre más de ${large} solo vale cuando la confirma un segundo embajador.`,
    until: `Tras ${ARBITRATION_MAX_DAYS} días sin resolución definitiva decide el dinero de los donantes.`,
    next: `El dinero se libera al solucionador o se devuelve a los donantes. La resolución es definitiva. Sin ella en ${ARBITRATION_MAX_DAYS} días se paga al solucionador si votó a favor más dinero que en contra, sin contar a quien tiene relación con él; si no, todos recuperan lo suyo.`,
    waits: 'Hay una resolución escrita que espera a un segundo embajador.',
  },
  rework: (solver) => ({
    lead: `Se rechazó la prueba. Le toca a ${solver}.`,
    who: `${solver} puede entregar una segunda prueba o apelar.`,
    weights: 'Cada voto cuenta como contaba cuando se eligió al solucionador.',
    next: `Una segunda prueba se juzga durante ${BALLOT_WINDOW_HOURS} horas, como la primera. Sin ella y sin apelación, la propuesta termina y el problema vuelve a estar abierto a propuestas.`,
  }),
  second: (moment) => `Segunda prueba hasta ${moment}.`,
  appeal: (moment) => `Apelación hasta ${moment}.`,
  paid: (solver, moment) => ({
    lead: `Resuelto: ${solver} ha cobrado, y los libros de este problema están cerrados.`,
    until: `Pagado: ${moment}.`,
  }),
  paying: (solver, moment) => ({
    lead: `Resuelto: el dinero se ha liberado a ${solver}.`,
    until: `El pago debe llegar antes del ${moment}, ${PAYOUT_BUSINESS_DAYS} días hábiles después de la liberación.`,
  }),
  overdue: (moment) => `El pago se retrasa: debía llegar antes del ${moment}.`,
  closed: {
    who: 'Ya nadie tiene que hacer nada; la conversación sigue abierta.',
    weights: 'Todo lo que se decidió está en el registro público.',
    next: 'Nada.',
  },
  held: 'La cuenta atrás está parada.',
  frozenTitle: 'El dinero está congelado',
  frozen:
    'Un embajador ha detenido todo lo relativo al dinero de este problema hasta que se haya revisado. Mientras tanto no se libera ni se devuelve nada.',
} satisfies Texts<typeof original.caseNextContent>;
