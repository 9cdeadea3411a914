import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './sentences.ts';

const fields = new Map([
  ['title', 'título'],
  ['description', 'descripción'],
  ['location', 'ubicación'],
  ['latitude', 'posición'],
  ['longitude', 'posición'],
  ['solutionCriteria', 'criterios de solución'],
  ['dueDate', 'fecha límite'],
]);

const released = {
  acceptance: 'La votación aceptó la prueba',
  auto_release: 'Nadie objetó a tiempo',
  verdict: 'El jurado aceptó la prueba',
  ruling: 'Un embajador resolvió a favor del solucionador',
};

const choices = { approve: 'a favor de', reject: 'en contra de' };
const votes = { upvote: 'a favor de', downvote: 'en contra de' };
const ended = {
  accepted: 'la prueba queda aceptada',
  rejected: 'la prueba queda rechazada',
  jury: 'decide un jurado',
  waiting: 'participaron muy pocos, y el plazo de objeciones sigue corriendo',
  arbitration: 'deciden los embajadores',
};

const official = {
  received: 'recibido',
  will_fix: 'lo arreglará antes de un día que indica',
  not_ours: 'no es responsable',
  fixed: 'ya está arreglado',
};

export const sentences = {
  issue_reported: (facts) =>
    `Se reportó el problema con ${facts.listed('photos', { one: '# foto', other: '# fotos' }) ?? 'ninguna foto'}.${facts.has('againOf') ? ' Se había roto de nuevo después de completarse un reporte anterior.' : ''}`,
  issue_edited: (facts) => {
    const names = facts.texts('changed').map((name) => fields.get(name) ?? name);
    if (names.length === 0) return 'Se cambió el reporte.';
    return `Se cambió el reporte: ${[...new Set(names)].join(', ')}.`;
  },
  issue_removed: (facts) =>
    `Se eliminó el problema. Devueltos: ${facts.counted('refundedPledges', { one: '# aporte', other: '# aportes' })}.`,
  issue_told: (facts) => `Se avisó a ${facts.text('body')}.`,
  body_answered: (facts) => `${facts.text('body')} respondió: ${facts.word('state', official)}.`,
  pledge_made: (facts) =>
    `Se hizo el aporte ${facts.number('pledgeNumber')}, de ${facts.money('amountCents')}.`,
  pledge_withdrawn: (facts) => `Un donante retiró un aporte de ${facts.money('amountCents')}.`,
  pledge_moved: (facts) =>
    `Un donante pasó un aporte de ${facts.money('amountCents')} al reporte donde esto continúa.`,
  pledge_joined: (facts) =>
    `El aporte ${facts.number('pledgeNumber')}, de ${facts.money('amountCents')}, llegó de otro reporte del problema.`,
  pledge_refunded: (facts) =>
    `Un aporte de ${facts.money('amountCents')} se devolvió a su donante.`,
  pledge_charged_back: (facts) => `Un banco recuperó un aporte de ${facts.money('amountCents')}.`,
  pledge_refunded_at_provider: (facts) =>
    `El servicio de pagos reembolsó ${facts.money('amountCents')} de un aporte.`,
  pledge_reinstated: (facts) =>
    `El servicio de pagos devolvió ${facts.money('amountCents')} de un aporte.`,
  expiry_announced: (facts) =>
    `Se avisó a un donante de que su aporte se devuelve ${facts.word('notice', { first: 'en 14 días', last: 'en 1 día' })}.`,
  vote_cast: (facts) => `Se emitió un voto ${facts.word('vote', votes)} una propuesta.`,
  selection_pending: (facts) =>
    `Ha ganado una propuesta. La elección se hace efectiva el ${facts.moment('takesEffectAt')}.`,
  proposal_selected: (facts) =>
    `Se eligió una propuesta. El trabajo debe estar hecho el ${facts.moment('deadlineAt')}.`,
  proof_submitted: (facts) =>
    `Se entregó la prueba ${facts.number('number')}, con fotos de antes y después${facts.has('video') ? ' y un video' : ''}.`,
  ballot_cast: (facts) => `Se emitió un voto ${facts.word('choice', choices)} la prueba.`,
  vote_closed: (facts) =>
    `Se cerró la votación sobre la prueba: ${facts.word('outcome', ended)}. Del dinero de los donantes, ${facts.money('approveCents')} estuvieron a favor y ${facts.money('rejectCents')} en contra.`,
  flag_raised: (facts) =>
    `Se presentó una objeción a la prueba${facts.has('needsCosigner') ? '; cuenta en cuanto la firme alguien más' : ''}.`,
  flag_settled: (facts) =>
    `Una objeción fue ${facts.word('how', { withdrawn: 'retirada', dismissed: 'desestimada' })}.`,
  release_announced: (facts) =>
    `Se anunció la liberación del dinero para el ${facts.moment('releaseAt')}.`,
  release_resumed: (facts) =>
    `La liberación sigue adelante. Está prevista para el ${facts.moment('releaseAt')}.`,
  proof_rejected: (facts) => {
    const by = facts.word('by', { vote: 'La votación', jury: 'El jurado' });
    const second = facts.has('secondProofUntil')
      ? ` Se puede entregar una segunda prueba hasta el ${facts.moment('secondProofUntil')}.`
      : '';
    return `${by} rechazó la prueba.${second}`;
  },
  jury_called: (facts) =>
    `Se convocó un jurado entre ${facts.counted('candidates', { one: '# persona elegible', other: '# personas elegibles' })}. Decide antes del ${facts.moment('endsAt')}.`,
  jury_seats_offered: (facts) => {
    const lapsed = facts.listed('lapsed', { one: '# persona', other: '# personas' });
    const offered =
      facts.listed('offered', { one: '# puesto', other: '# puestos' }) ?? 'ningún puesto';
    return `Se ofreció: ${offered} en el jurado.${lapsed ? ` Sin respuesta: ${lapsed}.` : ''}`;
  },
  jury_seat_answered: (facts) =>
    `Un puesto en el jurado fue ${facts.word('answer', { accepted: 'aceptado', declined: 'rechazado' })}.`,
  jury_closed: (facts) => `El jurado terminó: ${facts.word('outcome', ended)}.`,
  ruling_written: (facts) => {
    const choice = { release: 'pagar al solucionador', refund: 'devolver el dinero' };
    const more = facts.has('needsConfirmation')
      ? ' Un segundo embajador tiene que confirmarlo.'
      : '';
    return `Un embajador resolvió ${facts.word('choice', choice)}, con ${facts.money('escrowCents')} en garantía.${more}`;
  },
  funds_released: (facts) =>
    `${facts.word('kind', released)}: ${facts.money('compensationCents')} para el solucionador, ${facts.money('feeCents')} para la plataforma y ${facts.moneyOfAll('returns')} de vuelta a los donantes.`,
  funds_refunded: (facts) => `Se devolvieron ${facts.moneyOfAll('returns')} a los donantes.`,
  payout_paid: (facts) => `Se pagaron ${facts.money('amountCents')} al solucionador.`,
  solver_rated: (facts) =>
    `El solucionador recibió ${facts.counted('stars', { one: '# estrella', other: '# estrellas' })}.`,
  premium_ordered: (facts) =>
    `Se encargó un informe independiente por un honorario de ${facts.money('feeCents')}.`,
  premium_paid: (facts) => `Se pagó el informe independiente: ${facts.money('feeCents')}.`,
  premium_refunded: (facts) =>
    `Se devolvió el honorario de ${facts.money('feeCents')} de un informe independiente.`,
} satisfies Texts<typeof original.sentences>;
