import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

const numbered = (number: number | null) => (number === null ? '' : ` (n.º ${number})`);

export const pledgesContent = {
  list: {
    caption: 'Aportes a este problema',
    number: 'N.º',
    person: 'Donante',
    amount: 'Importe',
    emptyTitle: 'Todavía no hay aportes',
    empty: 'Haz el primer aporte a este problema.',
    failed: 'No se pudieron cargar los aportes',
  },
  trail: {
    caption: 'Adónde fue tu dinero',
    what: 'Qué',
    when: 'Cuándo',
    amount: 'A la garantía',
    kinds: {
      pledge: (number) => `Aportaste${numbered(number)}`,
      withdrawal: (number) => `Lo retiraste${numbered(number)}`,
      refund: (number) => `Se te devolvió${numbered(number)}`,
      release: () => 'Lo que el trabajo no necesitó volvió a ti',
      chargeback: (number) => `Tu banco lo recuperó${numbered(number)}`,
      provider_refund: (number) => `El servicio de pagos te lo reembolsó${numbered(number)}`,
      reinstated: (number) => `El servicio de pagos lo devolvió${numbered(number)}`,
      move_out: (number) => `Lo pasaste al otro reporte${numbered(number)}`,
      move_in: (number) => `Lo trajiste aquí${numbered(number)}`,
      premium: () => 'Pagaste un informe independiente',
      premium_payment: () => 'Se pagó el informe al experto',
      premium_refund: () => 'No llegó ningún informe a tiempo; se te devolvieron los honorarios',
    },
  },
  form: {
    title: 'Aportar',
    payments: {
      sandbox: 'Dinero de prueba: esta instalación no hace pagos reales.',
      stripe:
        'Pagas con tarjeta en una página de Stripe. A nosotros no nos llega ningún número de tarjeta.',
    },
    amount: 'Importe del aporte',
    amountHint: (least) => `Al menos ${least}.`,
    presets: 'Importes para elegir',
    submit: 'Aportar',
    offlineSubmit: 'Guardar y confirmar con conexión',
    logIn: 'Inicia sesión para aportar a este problema.',
    joinNext: 'Después te registras y confirmas el aporte.',
    merged: 'Esto se reportó dos veces: aporta en el otro reporte.',
    closed: 'Este problema está completado y ya no admite aportes.',
  },
  confirm: {
    title: 'Confirma tu aporte',
    text: (amount, issue) =>
      `Vas a aportar ${amount} a “${issue}”. El dinero pasa al depósito en garantía.`,
    share: (solver, fee) =>
      `Cuando se paga una solución, al menos el ${solver} % de lo que sale de la garantía es para el solucionador. La parte de la plataforma es como mucho ${fee} de este aporte; lo que sobra vuelve a los donantes.`,
    confirm: (amount) => `Aportar ${amount}`,
    pending: 'Enviando…',
  },
  receipt: {
    title: (amount) => `Aportaste ${amount}`,
    escrow: (total) => `Ahora hay ${total} en garantía para este problema.`,
    needs: (amount, proposal) => `Con ${amount} más, “${proposal}” es posible.`,
    covers: (proposal) => `El dinero en garantía cubre “${proposal}”.`,
    money: (kind) => `Todo es ${kind}.`,
    vote: 'Ahora vota',
  },
  kept: {
    offline: (amount) =>
      `No tienes conexión, así que tu aporte de ${amount} no se ha hecho. Se guarda aquí hasta que lo confirmes.`,
    untried: (amount) =>
      `Tu aporte de ${amount} no se ha hecho todavía. Se guarda aquí hasta que lo confirmes.`,
    unknown: (amount) =>
      `El servidor no respondió, así que no se sabe si tu aporte de ${amount} se hizo. Confírmalo otra vez: no se cobrará dos veces.`,
    confirm: 'Confirmar ahora',
    discard: 'Descartar',
  },
  toast: {
    submitted: '¡Aporte enviado!',
    submittedText: 'Tu aporte ha quedado registrado.',
    failed: 'Error al enviar el aporte',
  },
} satisfies Texts<typeof original.pledgesContent>;
