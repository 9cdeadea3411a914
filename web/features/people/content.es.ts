import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const peopleContent = {
  fallbackTitle: 'Reputación',
  pageTitle: (name) => `${name} · Reputación`,
  description: 'Puntuación de confianza, trabajo como solucionador y trayectoria como verificador.',
  memberSince: (day) => `Miembro desde ${day}`,
  missingTitle: 'Esta persona no existe',
  missingText: 'Puede que la dirección sea incorrecta o que la cuenta ya no exista.',
  browse: 'Ver problemas',
  trust: {
    title: 'Confianza',
    score: 'Puntuación de confianza',
    of: (most) => `de ${most}`,
    formula: 'Cómo se calcula la puntuación',
    intro: (start, most) =>
      `Todos empiezan en ${start}. Cada hecho de abajo suma o resta sus puntos, en el orden en que ocurrieron, y la puntuación nunca sale de 0 a ${most}. Nadie puede fijarla a mano.`,
    limit: (least) =>
      `Por debajo de ${least} una persona no puede proponer soluciones. Lo que un veredicto en un jurado hizo con la puntuación, las cifras y el puesto aparece cuando termina el mes, para que nadie pueda deducir quién juzgó qué.`,
    what: 'Qué pasó',
    points: 'Puntos',
    pointsCaption: 'Puntos',
  },
  log: {
    title: 'El registro',
    caption: 'Lo que movió la puntuación, primero lo más reciente',
    issue: 'Problema',
    when: 'Cuándo',
    noIssue: '–',
    jury: 'En un jurado, cuyos miembros no se nombran',
    empty: 'Todavía nada ha movido esta puntuación.',
  },
  solver: {
    title: 'Como solucionador',
    solved: 'Problemas resueltos',
    rating: 'Valoración media',
    ratings: { one: '# valoración', other: '# valoraciones' },
    noRatings: 'Aún sin valoraciones',
    disputes: 'Disputados',
    disputesHint: 'De los casos terminados',
  },
  verifier: {
    title: 'Como verificador',
    count: 'Verificaciones',
    countHint: 'Votos y veredictos en casos terminados',
    accuracy: 'Acierto',
    accuracyHint: 'Coincidió con el resultado final',
    consensus: 'Consenso',
    consensusHint: 'Dijo lo mismo que la mayoría de la ronda',
    leaderboard: 'Clasificación de este mes',
  },
  events: {
    agreed: 'Un voto o veredicto que coincidió con el resultado final',
    disagreed: 'Un voto o veredicto que no coincidió',
    solution_completed: 'Una solución completada y aceptada',
    finally_rejected: 'Una solución rechazada de forma definitiva',
    account_flag_upheld: 'Una queja sobre la cuenta confirmada',
    flag_dismissed: 'Una objeción a una prueba que no tenía fundamento',
  },
} satisfies Texts<typeof original.peopleContent>;
