import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './needsContent.ts';

export const needsContent = {
  title: 'Te espera',
  all: (count) => `Ver los ${count}`,
  offline: (moment) => `A fecha de ${moment}. Se actualiza cuando haya conexión.`,
  failed: 'No se pudo cargar lo que te espera',
  loading: 'Cargando lo que te espera',
  kinds: {
    choose: {
      sentence: (amount) =>
        amount === null ? '¿Quién debe arreglarlo?' : `¿Quién debe arreglarlo? ${amount} es tuyo.`,
      act: 'Votar',
    },
    approve: {
      sentence: (amount) =>
        amount === null
          ? '¿Está hecho el trabajo como se acordó?'
          : `¿Está hecho el trabajo como se acordó? ${amount} es tuyo.`,
      act: 'Revisar',
    },
    seat: { sentence: () => 'Te ha tocado el jurado. ¿Vas a juzgarlo?', act: 'Responder' },
    verdict: { sentence: () => 'Estás en el jurado. ¿Qué dices?', act: 'Juzgar' },
    rule: {
      sentence: (amount) =>
        `El jurado no pudo decidir${amount === null ? '' : ` sobre ${amount}`}. Tú puedes.`,
      act: 'Decidir',
    },
    confirm: {
      sentence: (amount) =>
        `Una decisión${amount === null ? '' : ` sobre ${amount}`} necesita un segundo embajador.`,
      act: 'Revisar',
    },
    prove: {
      sentence: (amount) =>
        `Te eligieron${amount === null ? '' : ` por ${amount}`}. Muestra el trabajo.`,
      act: 'Mostrar',
    },
    redo: {
      sentence: () => 'Tu prueba fue rechazada. Muéstrala otra vez o apela.',
      act: 'Ver por qué',
    },
    report: {
      sentence: (amount) => `Se espera tu informe${amount === null ? '' : ` (${amount})`}.`,
      act: 'Escribir',
    },
    merge: {
      sentence: () => 'Otra persona pregunta si los dos avisasteis del mismo problema.',
      act: 'Responder',
    },
  },
  left: (time) => `quedan ${time}`,
  now: 'Termina en cualquier momento',
  unsent: {
    title: 'En este dispositivo',
    attention: {
      one: '# elemento no se pudo enviar.',
      many: '# de elementos no se pudieron enviar.',
      other: '# elementos no se pudieron enviar.',
    },
    waiting: {
      one: '# elemento se envía cuando haya conexión.',
      many: '# de elementos se envían cuando haya conexión.',
      other: '# elementos se envían cuando haya conexión.',
    },
    fix: 'Arreglar',
    look: 'Ver',
  },
  address: {
    ask: (email) => `Confirma ${email} para que podamos contarte de tu dinero.`,
    send: 'Enviar el enlace',
    done: 'Enlace enviado',
    doneText: 'Ábrelo en cualquier dispositivo para confirmar la dirección.',
    failed: 'No se pudo enviar el enlace',
  },
  empty: 'Nada te espera.',
  fixed: (amount) => ({
    one: `# problema se arregló este año con ${amount} tuyos.`,
    many: `# de problemas se arreglaron este año con ${amount} tuyos.`,
    other: `# problemas se arreglaron este año con ${amount} tuyos.`,
  }),
} satisfies Texts<typeof original.needsContent>;
