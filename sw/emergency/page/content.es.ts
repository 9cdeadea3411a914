import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const emergencyContent = {
  language: 'es',
  direction: 'ltr',
  locale: 'es-ES',
  title: 'Faltan partes de la app',
  text: 'Algunos archivos de la app en este dispositivo se perdieron o están dañados, y ahora no se pueden descargar. Lo que escribiste sigue en este dispositivo: aquí puedes leerlo, guardarlo como archivo y enviarlo. La app se abre sola en cuanto se pueda descargar.',
  open: 'Abrir la app',
  kept: 'Lo que espera en este dispositivo',
  loading: 'Leyendo lo que espera',
  empty: 'Nada espera en este dispositivo.',
  unreadable: 'Lo que espera en este dispositivo no se puede leer ahora. No se borró nada.',
  others:
    'Hay más en este dispositivo, escrito por alguien que cerró la sesión. Solo esa persona puede verlo, después de iniciar sesión.',
  sendNow: 'Enviar ahora',
  sending: 'Enviando...',
  save: 'Guardar como archivo',
  fileName: 'trybe-sin-enviar.json',
  saved:
    'Guardado como archivo. Puedes importarlo en la bandeja de salida, en este dispositivo o en otro.',
  notSaved: 'No se pudo crear el archivo. No se borró nada.',
  photos: 'Fotos: {count}',
  kinds: {
    reportIssue: 'Reporte',
    editIssue: 'Cambio',
    postMessage: 'Mensaje',
    submitProof: 'Prueba',
    tellAffected: 'También me afecta',
    sightIssue: 'Sigue ahí',
    followIssue: 'Seguir',
    followArea: 'Seguir',
    draft: 'Borrador',
  },
  states: {
    draft: 'Aún sin enviar',
    waiting: 'Guardado en este dispositivo',
    sending: 'Enviando...',
    attention: 'Requiere tu atención',
  },
  outcomes: {
    idle: 'Se envió todo lo que se podía enviar.',
    waiting: 'Todavía no se pudo enviar todo. El resto sigue en este dispositivo.',
    held: 'La app ya está enviando en otra pestaña.',
    offline: 'No se puede conectar con el servidor. Todo sigue en este dispositivo.',
    signed_out:
      'El servidor pide que primero inicies sesión. Todo sigue en este dispositivo hasta que la app se abra de nuevo.',
  },
} satisfies Texts<typeof original.emergencyContent>;
