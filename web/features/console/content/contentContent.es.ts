import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './contentContent.ts';

const states = {
  any: 'Todos los problemas',
  reported: 'Denunciados por usuarios',
  hidden: 'Ocultos',
  frozen: 'Con dinero congelado por embajadores',
  merged: 'Unidos a otro',
  removed: 'Eliminados por quien los reportó',
};

export const contentContent = {
  title: 'Contenido',
  subtitle:
    'Todos los problemas, también los ocultos, unidos y eliminados. Lo que la gente denuncia se decide en la mesa.',
  queue: 'Abrir la cola de denuncias',
  search: 'Palabras, autor o id',
  state: 'Estado',
  states,
  fileName: 'problemas',
  list: {
    caption: 'Problemas, primero los más recientes',
    thing: { one: '# problema', other: '# problemas' },
    empty: 'Todavía no se ha reportado nada',
  },
  columns: {
    title: 'Problema',
    reporter: 'Autor',
    state: 'Estado',
    escrow: 'En garantía',
    created: 'Reportado',
    choose: 'Elegir',
  },
  file: {
    id: 'Id',
    status: 'Estado',
    hidden: 'Oculto',
    removed: 'Eliminado',
    merged: 'Unido a',
    reports: 'Denuncias abiertas',
    reason: 'Último motivo',
  },
  removed: 'Eliminado por quien lo reportó',
  record: 'su registro',
  marks: {
    hidden: 'Oculto',
    frozen: 'Dinero congelado',
    merged: 'Unido',
    removed: 'Eliminado',
    reports: { one: '# denuncia abierta', other: '# denuncias abiertas' },
  },
  choose: (title) => `Elegir “${title}”`,
  chosen: { one: '# problema elegido', other: '# problemas elegidos' },
  none: 'No elegir ninguno',
  hide: {
    button: 'Ocultar',
    title: '¿Ocultar estos problemas?',
    text: 'Entonces solo los ven embajadores y operadores, y su dinero queda congelado. El motivo queda en el registro de cada uno, y lo leen quien lo reportó, sus donantes y sus solucionadores.',
    submit: 'Ocultar',
    done: 'Problemas ocultados',
  },
  show: {
    button: 'Volver a mostrar',
    title: '¿Volver a mostrar estos problemas?',
    text: 'Todos vuelven a verlos, y su dinero sigue su curso. El motivo queda en el registro de cada uno, y lo leen quien lo reportó, sus donantes y sus solucionadores.',
    submit: 'Volver a mostrar',
    done: 'Problemas visibles de nuevo',
  },
  refused: (title, reason) => `${title}: ${reason}`,
  refusedTitle: 'Algunos se dejaron como estaban',
} satisfies Texts<typeof original.contentContent>;
