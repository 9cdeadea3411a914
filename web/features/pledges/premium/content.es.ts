import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const premiumContent = {
  title: 'Informes independientes',
  intro:
    'Una mirada pagada al trabajo por alguien sin intereses en él. Léela antes de votar; no lleva voto propio.',
  states: { awaiting: 'Esperado', paid: 'Entregado', refunded: 'No entregado' },
  by: (name) => `Informe de ${name}`,
  ordered: (payer, fee, day) => `${payer} lo encargó por ${fee} el ${day}.`,
  outcome: {
    awaiting:
      'El honorario espera en garantía y se devuelve entero si el informe no llega a tiempo.',
    paid: (day) => `Entregado el ${day}; el honorario fue para el experto.`,
    refunded: (fee) =>
      `No llegó ningún informe antes del cierre de la votación. Se devolvieron ${fee}.`,
  },
  order: {
    summary: 'Pedir un experto independiente',
    intro:
      'El honorario pasa al depósito en garantía de este problema, no es un aporte y no da voto. El experto lo gana al entregar un informe antes de que se cierre la votación sobre la prueba; si no, se te devuelve entero.',
    validator: 'Nombre de usuario del experto',
    validatorHint: 'Una persona que los operadores han designado como experto',
    fee: 'Honorario',
    feeHint: (least) => `Al menos ${least}`,
    testMoney: 'Dinero de prueba: no se cobra nada.',
    submit: 'Pagar y pedir',
    pending: 'Pagando…',
    done: 'El informe está encargado',
    doneText: 'Se ha avisado al experto. El honorario espera en garantía.',
    failed: 'No se pudo encargar el informe',
  },
  deliver: {
    title: 'Se espera tu informe',
    intro: 'Di qué viste y cómo lo comprobaste. Una vez entregado no se puede cambiar.',
    label: 'Informe',
    submit: 'Entregar el informe',
    pending: 'Entregando…',
    done: 'Tu informe está entregado',
    doneText: 'Se ha avisado a quien reportó, a los donantes y al solucionador.',
    failed: 'No se pudo entregar el informe',
  },
} satisfies Texts<typeof original.premiumContent>;
