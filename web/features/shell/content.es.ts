import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { plural } from '#web/format/format.ts';

export const shellContent = {
  toast: {
    loggedOut: 'Sesión cerrada',
    loggedOutText: 'Has cerrado la sesión.',
    logoutFailed: 'No se pudo cerrar la sesión',
  },
  logout: {
    title: '¿Cerrar la sesión con elementos sin enviar?',
    text: (count) =>
      `En este dispositivo ${plural(count, { one: 'queda # elemento', other: 'quedan # elementos' })} sin enviar. Todo sigue en este dispositivo y se envía cuando vuelvas a iniciar sesión aquí.`,
    confirm: 'Cerrar sesión',
    pending: 'Cerrando sesión…',
    cancel: 'Mantener la sesión',
  },
  paused: {
    text: 'Algo en este dispositivo espera para enviarse. Inicia sesión para enviarlo.',
    signIn: 'Iniciar sesión',
  },
  unloaded: {
    text: 'Esta página se puede leer, pero el resto aún no se ha cargado. Lo vuelve a intentar por sí sola.',
    again: 'Intentarlo ahora',
  },
  failure: {
    title: 'No se pudo mostrar esta página',
    text: 'Algo falló al cargarla. Inténtalo de nuevo.',
    offline: 'No tienes conexión, y esta página aún no está guardada en este dispositivo.',
    outdated: 'Falta una parte: puede que haya una versión nueva. Vuelve a cargar para obtenerla.',
    retry: 'Reintentar',
    reload: 'Volver a cargar',
  },
} satisfies Texts<typeof original.shellContent>;
