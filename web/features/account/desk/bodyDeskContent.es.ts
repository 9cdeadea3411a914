import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './bodyDeskContent.ts';

export const bodyDeskContent = {
  title: (body) => `Reportes para ${body}`,
  text: 'Todo lo que se les comunicó: primero lo que espera respuesta, después lo más reciente. Quien tenga este enlace puede responder en su nombre.',
  none: 'Todavía no se les ha comunicado ningún reporte.',
  waiting: (waiting, total) => `${waiting} de ${total} sin respuesta`,
  told: (day) => `Comunicado el ${day}`,
  unanswered: 'Aún sin respuesta',
  answer: 'Responder',
  pages: 'Páginas de reportes',
  gone: 'Este enlace no es válido',
  goneText: 'Está incompleto, o uno nuevo lo ha sustituido. Pregunte a quien se lo dio.',
  unreached: 'No se pudieron cargar los reportes',
  unreachedText: 'Compruebe su conexión e inténtelo de nuevo.',
  again: 'Intentarlo de nuevo',
} satisfies Texts<typeof original.bodyDeskContent>;
