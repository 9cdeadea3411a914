import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const proposalsContent = {
  list: {
    judges: (names, large) =>
      `Si se disputa el trabajo, pueden resolver ${names}; por encima de ${large}, dos juntos. Quedó fijado al elegir la propuesta.`,
    judgesIfChosen: (names, large) =>
      `Si se disputa el trabajo, resuelven los embajadores sin intereses en el momento de la elección, ahora ${names}; por encima de ${large}, dos juntos.`,
    noJudges:
      'Ningún embajador podría resolver si se disputa el trabajo: entonces deciden los votos del dinero de los donantes.',
    title: 'Propuestas',
    emptyTitle: 'Todavía no hay propuestas',
    empty: 'Los solucionadores pueden ofrecerse a arreglar este problema.',
    failed: 'No se pudieron cargar las propuestas',
    how: 'Cómo se decide',
    rule: 'Los votos se cuentan uno por persona. El voto de un donante lleva además el dinero que ha tenido aquí en garantía durante 24 horas; decide la parte que respalda una propuesta. Gana con más de la mitad, si no hay más dinero en contra que a favor y el 90 % del dinero en garantía cubre el precio. El dinero propio de quien reportó solo cuenta en contra, salvo que nadie más haya aportado.',
  },
  card: {
    by: 'de',
    offered: (date) => `Ofrecida el ${date}`,
    budget: 'Compensación propuesta',
    timeline: 'Plazo estimado',
    backing: 'Dinero que la respalda',
    backingText: (amount, total, percent) => `${amount} de ${total} (${percent} %)`,
    later: (amount) => `${amount} más cuentan dentro de 24 horas.`,
    needs: (amount) => `Con ${amount} más es posible`,
    covered: 'El dinero en garantía la cubre',
    madeFor: 'Hecha para criterios anteriores, por los que se juzgaría su trabajo:',
    statuses: {
      pending: 'Pendiente',
      selected: 'Elegida',
      not_selected: 'No elegida',
      withdrawn: 'Retirada',
      expired: 'Caducada',
      rejected: 'Rechazada',
      completed: 'Completada',
    },
    pending: 'Elección pendiente',
  },
  withdraw: {
    button: 'Retirar la propuesta',
    title: '¿Retirar esta propuesta?',
    text: 'Ya nadie puede elegirla. Puedes enviar otra mientras el problema admita propuestas.',
    confirm: 'Retirar',
    pending: 'Retirando…',
    cancel: 'Conservarla',
    done: 'Propuesta retirada',
    failed: 'Error al retirar la propuesta',
  },
  vote: {
    label: 'Tu voto',
    up: (count) => `A favor (${count})`,
    down: (count) => `En contra (${count})`,
    upCount: (count) => `${count} a favor`,
    downCount: (count) => `${count} en contra`,
    offline: 'Para votar hace falta conexión.',
  },
  form: {
    title: 'Enviar una propuesta',
    intro: 'Describe cómo resolverías este problema, cuánto cuesta y cuánto tarda.',
    description: 'Descripción',
    compensation: 'Compensación propuesta',
    time: 'Plazo estimado',
    earns: (amount, needed) =>
      `Recibes ${amount}. Los donantes tienen que reunir ${needed}: la parte de la plataforma es como mucho una décima.`,
    timeHint: 'Por ejemplo, 10 días o 3 semanas.',
    submit: 'Enviar la propuesta',
    pending: 'Enviando…',
    logIn: 'Inicia sesión para enviar una propuesta.',
    signIn: 'Iniciar sesión',
  },
  toast: {
    submitted: '¡Propuesta enviada!',
    submittedText: 'Tu propuesta de solución se ha enviado a votación.',
    submitFailed: 'Error al enviar la propuesta',
    voted: '¡Voto registrado!',
    votedText: 'Tu voto se ha contado.',
    unvoted: 'Voto retirado',
    unvotedText: 'Tu voto ya no cuenta.',
    voteFailed: 'Error al votar',
  },
} satisfies Texts<typeof original.proposalsContent>;
