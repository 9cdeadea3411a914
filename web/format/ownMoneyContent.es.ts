import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './ownMoneyContent.ts';

export const ownMoneyContent = {
  held: (amount) => `Tienes ${amount} aquí en garantía.`,
  pledged: (amount, parts) => `Aportaste ${amount}: ${parts}.`,
  stillHeld: (amount) => `${amount} están en garantía`,
  spent: (amount) => `${amount} se gastaron`,
  returned: {
    withdrawal: (amount, day) => `retiraste ${amount} el ${day}`,
    refund: (amount, day) => `${amount} se te devolvieron el ${day}`,
    release: (amount, day) => `${amount} volvieron el ${day}`,
    chargeback: (amount, day) => `tu banco recuperó ${amount} el ${day}`,
    provider_refund: (amount, day) => `el servicio de pagos reembolsó ${amount} el ${day}`,
    move_out: (amount, day) => `pasaste ${amount} al otro reporte el ${day}`,
  },
  returns: (day) => `Se devuelve automáticamente el ${day}, salvo que haya ganado una propuesta.`,
  chosen:
    'Ya se eligió a quien lo resuelve: no se puede retirar mientras dure el trabajo, y lo que no haga falta vuelve a los donantes.',
  counts: (amount, moment) => `Tus ${amount} cuentan desde el ${moment}.`,
  late: (amount) => `${amount} llegaron después de la elección y no dan voto.`,
  line: {
    returns: (day) => `se devuelve automáticamente el ${day}, salvo que haya ganado una propuesta`,
    spent: (day) => `liberado para el trabajo el ${day}`,
    withdrawn: (day) => `retirado el ${day}`,
    refunded: (day) => `se te devolvió el ${day}`,
    charged_back: (day) => `recuperado por tu banco el ${day}`,
    back: (amount) => `${amount} volvieron`,
    borne: (amount) => `${amount} recuperados después, a cargo de la plataforma`,
  },
  terms: {
    open: 'Tu aporte queda en garantía para este problema hasta que la comunidad acepte una solución.',
    expiry: (days, notice) =>
      `Puedes retirarlo hasta que se elija una propuesta. Si ninguna ha ganado ${days} días después de tu aporte, se te devuelve automáticamente; te avisamos ${notice} días y 1 día antes.`,
    pending: (moment) =>
      `Una propuesta ha ganado la votación y se elige el ${moment} si entonces sigue ganando. Desde ese momento tu aporte no se puede retirar mientras dure el trabajo.`,
    chosen:
      'Ya se eligió a quien lo resuelve. Este aporte no se puede retirar mientras dure el trabajo y no da voto.',
    covered: (price) =>
      `El precio de ${price} está cubierto: lo que no haga falta vuelve a los donantes, a ti en proporción.`,
    missing: (price, missing) =>
      `Para el precio de ${price} faltan ${missing}. Lo que no haga falta vuelve a los donantes, a ti en proporción.`,
    anyway: 'Aportar de todos modos',
  },
} satisfies Texts<typeof original.ownMoneyContent>;
