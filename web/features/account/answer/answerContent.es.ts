import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './answerContent.ts';

export const answerContent = {
  title: 'Responder a un reporte',
  text: (body) => `Su respuesta es pública y aparece en nombre de ${body}. No necesita cuenta.`,
  issue: 'Abrir el reporte',
  issues: 'Todos los problemas',
  back: 'Todos los reportes',
  label: '¿Qué responde?',
  received: 'Lo hemos recibido',
  will_fix: 'Lo arreglaremos antes de una fecha',
  not_ours: 'No somos responsables',
  fixed: 'Ya está arreglado',
  fixBy: 'Arreglado antes del',
  words: 'En sus palabras',
  wordsHint: 'Para que todos lo lean: qué pasará ahora o quién es responsable.',
  photo: {
    label: 'Foto',
    add: 'Añadir una foto',
    change: 'Elegir otra foto',
    remove: 'Quitar la foto',
    preview: 'La foto de su respuesta',
    sending: 'Enviando la foto...',
    failed: 'No se añadió la foto',
    hint: 'Opcional, a la vista de todos. No se muestra dónde ni cuándo se tomó.',
  },
  submit: 'Publicar la respuesta',
  pending: 'Publicando...',
  failed: 'No se publicó',
  done: 'Su respuesta es pública',
  gone: 'Este enlace no es válido',
  goneText:
    'Está incompleto, o el reporte se ocultó o se quitó. Algunos programas de correo cortan los enlaces.',
  unreached: 'No se pudo cargar el reporte',
  unreachedText: 'Compruebe su conexión e inténtelo de nuevo.',
  again: 'Intentarlo de nuevo',
} satisfies Texts<typeof original.answerContent>;
