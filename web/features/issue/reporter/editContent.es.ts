import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './editContent.ts';

export const editContent = {
  title: 'Editar el problema',
  fields: {
    title: 'Título',
    description: 'Descripción',
    location: 'Ubicación',
    priority: 'Prioridad',
    category: 'Categoría',
    solutionCriteria: 'Criterios de solución',
    dueDate: 'Fecha límite',
  },
  locked: 'Está bloqueado: ha ganado una propuesta. En su lugar puedes añadir una nota.',
  shownToDonors:
    'Hay dinero en este problema: a sus donantes se les muestra lo que cambias en las dos versiones, y pueden retirar sus aportes.',
  save: 'Guardar los cambios',
  saving: 'Guardando…',
  conflict: 'Otra persona cambió este problema mientras tanto. Tu texto sigue aquí.',
  saveAnyway: 'Guardar el mío igualmente',
  queued: 'Guardado en este dispositivo',
  queuedText: 'Tus cambios se envían en cuanto haya conexión.',
  failed: 'Error al actualizar el problema',
  deletion: {
    title: 'Eliminar el problema',
    text: '¿Seguro que quieres eliminar este problema? Esta acción no se puede deshacer.',
    confirm: 'Eliminar',
    pending: 'Eliminando…',
    deleted: 'Problema eliminado',
    deletedText: 'El problema se ha eliminado, y cada aporte vuelve a su donante.',
    failed: 'Error al eliminar el problema',
  },
} satisfies Texts<typeof original.editContent>;
