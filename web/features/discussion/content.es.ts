import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const discussionContent = {
  listLabel: 'Mensajes',
  emptyTitle: 'Todavía no hay mensajes',
  empty: 'Haz una pregunta o comparte lo que sabes de este problema.',
  unsentEmpty: 'Ya puedes escribir. Los mensajes se envían justo después del reporte.',
  logIn: 'Inicia sesión para participar en la conversación.',
  signIn: 'Iniciar sesión',
  failed: 'No se pudo cargar la conversación',
  failedText:
    'Lo que escribieron otros no está guardado en este dispositivo. Se cargará cuando el servidor esté disponible; puedes escribir igualmente.',
  retry: 'Reintentar',
  earlier: 'Mostrar mensajes anteriores',
  earlierPending: 'Cargando…',
  you: 'Tú',
  form: {
    label: 'Tu mensaje',
    placeholder: 'Escribe un mensaje…',
    submit: 'Enviar',
    pending: 'Guardando…',
  },
  waiting: 'Por enviar',
  sending: 'Enviando…',
  attention: 'Requiere tu atención',
  outbox: 'Ver lo que falta por enviar',
  toast: {
    saved: 'Guardado en este dispositivo',
    savedText: 'Tu mensaje se envía en cuanto haya conexión.',
    failed: 'Error al enviar el mensaje',
  },
} satisfies Texts<typeof original.discussionContent>;
