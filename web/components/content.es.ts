import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const content = {
  tagline: 'Financia, repara y marca la diferencia',
  skipLink: 'Ir al contenido',
  close: 'Cerrar',
  loading: 'Cargando',
  optional: '(opcional)',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  clearSearch: 'Borrar la búsqueda',
  working: 'Procesando…',
  noImage: 'Sin imagen',
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page) => `Página ${page}`,
  },
  status: {
    openForPledges: 'Abierto a aportes',
    openForProposals: 'Abierto a propuestas',
    inProgress: 'En curso',
    completed: 'Completado',
  },
  priority: { critical: 'Crítica', high: 'Alta', medium: 'Media', low: 'Baja' },
  issueCard: { pledged: 'aportados' },
  sync: {
    online: 'En línea',
    offline: 'Sin conexión',
    slow: 'Conexión lenta',
    comma: ', ',
    waiting: (count) => `${count} por enviar`,
    attention: (count) =>
      count === 1 ? '1 requiere tu atención' : `${count} requieren tu atención`,
  },
  header: {
    navigation: 'Principal',
    openMenu: 'Abrir el menú',
    menu: 'Menú',
    account: 'Mi cuenta',
    accountOf: (username) => `Mi cuenta, ${username}`,
    profile: 'Perfil',
    logout: 'Cerrar sesión',
    loggingOut: 'Cerrando sesión…',
    signIn: 'Iniciar sesión',
    signUp: 'Registrarse',
    reportIssue: 'Reportar un problema',
    links: [
      { href: '/', label: 'Inicio' },
      { href: '/issues', label: 'Problemas' },
      { href: '/map', label: 'Mapa' },
      { href: '/faq', label: 'Preguntas' },
    ],
  },
  notifications: { unread: 'Sin leer:' },
  bottomBar: { label: 'Acciones rápidas', issues: 'Problemas', map: 'Mapa', needs: 'Te espera' },
} satisfies Texts<typeof original.content>;
