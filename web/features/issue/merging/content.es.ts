import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const mergingContent = {
  button: '¿Es el mismo problema que otro reporte?',
  title: '¿Qué reporte es del mismo problema?',
  text: 'Este ya no admitirá aportes, propuestas ni votos; sus aportes se quedan hasta que decida cada donante.',
  choices: 'Reportes cercanos',
  none: 'No hay nada más reportado a menos de un kilómetro.',
  loading: 'Mirando alrededor…',
  asked: 'Se pide el acuerdo de quien lo reportó.',
  merge: 'Unirlos',
  ask: 'Preguntar a quien lo reportó',
  merged: { done: 'Ahora son un solo reporte' },
  wasAsked: { done: 'Se preguntó a quien reportó el otro' },
  failed: 'Error al unir los reportes',
  request: {
    waiting: 'Dijiste que este es el mismo problema que',
    waitingEnd: 'Quien lo reportó aún no ha respondido.',
    said: 'Quien reportó el otro dice que este es el mismo problema que',
    saidEnd: 'Si estás de acuerdo, esto continúa allí; ningún aporte se mueve sin su donante.',
    agree: 'De acuerdo',
    decline: 'Son dos problemas',
    takeBack: 'Retirarlo',
    declined: 'Los dos reportes siguen separados',
  },
  undo: {
    button: 'Volver a separar los reportes',
    title: '¿Volver a separar los reportes?',
    text: 'Este vuelve a admitir aportes, propuestas y votos. Los aportes que se movieron se quedan en el otro reporte; sus donantes pueden retirarlos allí.',
    confirm: 'Separarlos',
    done: 'De nuevo dos reportes',
    failed: 'Error al separar los reportes',
  },
  money: {
    text: (amount) => `Tu aporte de ${amount} se queda aquí hasta que decidas.`,
    until: (amount, date) =>
      `Tu aporte de ${amount} se queda aquí hasta que decidas, y se te devuelve automáticamente el ${date}.`,
    button: 'Mover mi aporte',
    title: '¿Mover este aporte?',
    question: (amount, date) =>
      `${amount} pasan al otro reporte${date === null ? '' : ` y conservan su fecha de devolución, el ${date}`}.`,
    confirm: (amount) => `Mover ${amount}`,
    pending: 'Moviendo…',
    cancel: 'Dejarlo aquí',
    done: 'Aporte movido',
    doneText: 'Tu dinero está ahora en el otro reporte.',
    failed: 'Error al mover el aporte',
  },
} satisfies Texts<typeof original.mergingContent>;
