import { PLEDGE_EXPIRY_FIRST_NOTICE_DAYS } from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyTexts.ts';

export const moneyTexts = {
  pledged: ({ person, amount, title }) => `${person} ha aportado ${amount} a “${title}”.`,
  removedWithMoney: ({ amount, title }) =>
    `El autor del reporte ha eliminado “${title}”. Se te han devuelto ${amount}.`,
  mergedMoney: ({ amount, from, into }) =>
    `“${from}” se reportó dos veces y continúa en “${into}”. Tus ${amount} se quedan donde están hasta que los muevas, los retires o llegue su fecha de devolución: abre este aviso para elegir.`,
  expirySoon: ({ amount, title }) =>
    `Todavía no ha ganado ninguna propuesta para “${title}”. Tus ${amount} se te devuelven en ${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} días si ninguna gana.`,
  expiryTomorrow: ({ amount, title }) =>
    `Todavía no ha ganado ninguna propuesta para “${title}”. Tus ${amount} se te devuelven en 1 día si ninguna gana.`,
  expired: ({ amount, title }) =>
    `Ninguna propuesta para “${title}” ha ganado a tiempo. Se te han devuelto ${amount}.`,
  workPaid: ({ amount, title }) =>
    `Tu trabajo en “${title}” está aceptado. ${amount} están de camino hacia ti.`,
  moneyLeft: ({ amount, title }) =>
    `“${title}” está resuelto y ha costado menos de lo aportado: se te han devuelto ${amount}.`,
  refundByRuling: ({ amount, title }) =>
    `Según la resolución de “${title}”, se te han devuelto ${amount}.`,
  frozen: ({ title, reason }) => `Un embajador ha congelado el dinero de “${title}”: ${reason}`,
  thawed: ({ title, reason }) => `El dinero de “${title}” ya no está congelado: ${reason}`,
  refundByMoneyVote: ({ amount, title }) =>
    `Nadie resolvió “${title}” a tiempo, y no aprobó más dinero del que rechazó: se te han devuelto tus ${amount}.`,
  freezeOver: ({ title }) =>
    `El dinero de “${title}” ha estado congelado todo el tiempo que permiten las reglas. El caso sigue adelante.`,
  hidingOver: ({ title }) =>
    `“${title}” sigue oculto al público y el caso continúa: ábrelo para seguirlo.`,
  pledgeReceived: ({ amount, title }) =>
    `Tus ${amount} para “${title}” han llegado y están en garantía.`,
  pledgeTooLate: ({ amount }) =>
    `El problema ya no admite aportes. Tus ${amount} están en camino de vuelta.`,
  refundFailed: ({ amount, title }) =>
    `Tu banco no ha aceptado los ${amount} que se te devolvían de “${title}”. Siguen siendo tuyos: quien lleva este sitio lo sabe y buscará otra forma.`,
  chargeback: ({ amount, title }) =>
    `Un banco ha recuperado ${amount} que se habían aportado a “${title}”. Todos los votos cuentan como antes.`,
  providerRefund: ({ amount, title }) =>
    `El servicio de pagos ha reembolsado ${amount} que se habían aportado a “${title}”. Todos los votos cuentan como antes.`,
  shortEscrow: ({ title }) =>
    `Lo que queda en depósito para “${title}” ya no cubre el precio del trabajo. El dinero queda congelado hasta que alguien lo revise, como mucho el tiempo que permiten las reglas.`,
  reinstated: ({ amount, title }) =>
    `${amount} que se habían recuperado vuelven a estar en depósito para “${title}”.`,
  payoutAccountGone: () =>
    'Tu cuenta de cobro ya no está conectada. El dinero de tu trabajo espera hasta que abras otra en los ajustes de tu perfil.',
  payoutReady: ({ amount, title }) =>
    `${amount} por tu trabajo en “${title}” están listos. Indica en tu perfil adónde deben ir.`,
  payoutPaid: ({ amount, title }) => `Se te han pagado ${amount} por tu trabajo en “${title}”.`,
  reportAsked: ({ person, amount, title }) =>
    `${person} paga ${amount} por tu informe sobre el trabajo en “${title}”. Entrégalo antes de que acabe la votación de la prueba.`,
  reportPaid: ({ amount, title }) =>
    `Tu informe sobre “${title}” ha llegado a tiempo. Has ganado ${amount}.`,
  reportTooLate: ({ amount, title }) =>
    `Ningún informe sobre “${title}” ha llegado antes de acabar la votación. Se te han devuelto ${amount}.`,
} satisfies Texts<typeof original.moneyTexts>;
