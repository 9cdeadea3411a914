import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './deleteContent.ts';

export const deleteContent = {
  title: 'Eliminar el problema',
  text: '¿Seguro que quieres eliminar este problema? Esta acción no se puede deshacer.',
  confirm: 'Eliminar',
  pending: 'Eliminando…',
  deleted: 'Problema eliminado',
  deletedText: 'El problema se ha eliminado, y cada aporte vuelve a su donante.',
  failed: 'Error al eliminar el problema',
} satisfies Texts<typeof original.deleteContent>;
