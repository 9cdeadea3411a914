import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './officialContent.ts';

export const officialContent = {
  heading: 'Quién es responsable',
  told: (body, day) => `Se avisó a ${body} el ${day}.`,
  received: (body) => `${body} ha recibido este reporte.`,
  willFix: (body, day) => `${body} dice que lo arreglará antes del ${day}.`,
  not_ours: (body) => `${body} dice que no es responsable de esto.`,
  fixed: (body) => `${body} dice que esto ya está arreglado.`,
  photo: (body) => `Foto de ${body}`,
} satisfies Texts<typeof original.officialContent>;
