import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyContent.ts';

const troubles = {
  failing: 'Pago con fallos',
  failed: 'Pago fallido',
  overdue: 'Pago con retraso',
  charged_back: 'Contracargo',
  frozen: 'Depósito congelado',
  differs: 'El proveedor y los libros difieren',
};

export const moneyContent = {
  title: 'Dinero',
  subtitle:
    'Dónde está o adónde fue todo el dinero, según el libro mayor, y qué necesita a una persona. Los operadores no pueden moverlo.',
  figures: 'Dónde está el dinero',
  testMoney: 'Dinero de prueba: no se cobra ni se paga a nadie.',
  states: {
    open: 'En garantía, nadie elegido',
    in_progress: 'En garantía, trabajo en curso',
    completed: 'En garantía, completado',
    frozen: 'En garantía, congelado',
    hidden: 'En garantía, problema oculto',
    released: 'Liberado a solucionadores',
    fees: 'Retenido como comisión',
    refunded: 'Reembolsado',
    withdrawn: 'Retirado por donantes',
    charged_back: 'Devuelto por bancos',
  },
  issues: { one: '# problema', other: '# problemas' },
  movements: { one: '# movimiento', other: '# movimientos' },
  heading: 'Lo que necesita a una persona',
  hint: 'Los pagos que fallan se reintentan solos. Lo que recupera un banco o el servicio de pagos sale enseguida del depósito; un caso que ya no queda cubierto se congela hasta que lo revise un embajador.',
  filter: 'Tipo',
  filters: { any: 'Todo', ...troubles },
  troubles,
  payments: { charge: 'cobro', refund: 'reembolso', payout: 'pago', dispute: 'disputa' },
  differences: {
    amount: 'Otro importe que en los libros',
    currency: 'Otra moneda que en los libros',
    unknown: 'No está en los libros',
    missing: 'No está en el proveedor',
    missed: 'Su mensaje no llegó; los libros ya lo recogen',
    reversed: 'Se le retiró al solucionador',
  },
  differenceOf: (what, ours, theirs) => `${what} (libros ${ours}, proveedor ${theirs})`,
  unknownAmount: 'nada',
  ofPayment: (trouble, payment) => `${trouble} (${payment})`,
  gone: 'Un problema eliminado u oculto',
  deliveries: 'Pagos en camino',
  fileName: 'dinero',
  list: {
    caption: 'Lo que necesita a una persona en materia de dinero, primero lo más reciente',
    thing: { one: '# caso', other: '# casos' },
    empty: 'Ningún asunto de dinero requiere atención',
  },
  columns: {
    what: 'Qué',
    issue: 'Problema',
    amount: 'Importe',
    person: 'Persona',
    since: 'Desde',
    detail: 'Motivo o error',
  },
} satisfies Texts<typeof original.moneyContent>;
