import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const paymentContent = {
  title: 'Tu pago',
  subtitle: 'Cómo está el pago de tu aporte.',
  loading: 'Buscando tu pago',
  failed: 'No se pudo consultar el pago',
  failedText:
    'No se pierde nada. Esta página vuelve a mirar en cuanto el servidor esté disponible.',
  missing: 'No existe ese pago',
  missingText: 'Puede que sea de otra cuenta. Los pagos se muestran a quien los hizo.',
  toIssue: 'Ir al problema',
  toIssues: 'Ver problemas',
  states: {
    awaited: {
      title: 'Confirmando el pago',
      text: (amount) =>
        `Esperamos la confirmación de que tus ${amount} han llegado. Esta página se actualiza sola; también puedes salir de ella.`,
    },
    received: {
      title: 'Aporte recibido',
      text: (amount) => `Tus ${amount} están en garantía para este problema.`,
    },
    returned: {
      title: 'Tu dinero vuelve a ti',
      text: (amount) =>
        `Tus ${amount} ya no están en garantía. Están de camino de vuelta a tu tarjeta.`,
    },
    spent: {
      title: 'Tu aporte cumplió su función',
      text: (amount) =>
        `De tus ${amount}, el trabajo recibió lo que necesitaba; lo que sobró volvió a ti.`,
    },
    chargedBack: {
      title: 'Tu banco lo recuperó',
      text: (amount) => `Tus ${amount} ya no están en garantía: los tiene tu banco.`,
    },
    expired: {
      title: 'No se cobró nada',
      text: (amount) => `El plazo para pagar ${amount} ha terminado. Puedes volver a aportar.`,
    },
  },
  pay: '¿Aún sin pagar? Continuar con el pago',
  again: 'Volver a aportar',
} satisfies Texts<typeof original.paymentContent>;
