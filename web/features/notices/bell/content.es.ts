import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const notificationsContent = {
  title: 'Notificaciones',
  bell: (unread) => (unread > 0 ? `Notificaciones, ${unread} sin leer` : 'Notificaciones'),
  loading: 'Cargando las notificaciones',
  markAll: 'Marcar todo como leído',
  markFailed: 'No se marcaron como leídas',
  emptyTitle: 'Nada nuevo',
  empty:
    'Aquí aparecen las novedades de los problemas que reportas, apoyas o te ofreces a resolver.',
  failed: 'No se pudieron cargar tus notificaciones',
} satisfies Texts<typeof original.notificationsContent>;
