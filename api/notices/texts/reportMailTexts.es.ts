import type { Texts } from '#schema/languages/Texts.ts';
import { categoryContent } from '#schema/site/categories/categoryContent.es.ts';
import type * as original from './reportMailTexts.ts';

export const reportMailTexts = {
  subject: (title) => `Nuevo reporte: “${title}”`,
  lines: ({ title, location, category, link, siteName }) => [
    `Alguien ha reportado “${title}” en la categoría ${category}.`,
    `Lugar: ${location}`,
    'Léelo, con sus fotos, aquí:',
    link,
    `Recibes este correo porque los operadores de ${siteName} han indicado esta dirección para la categoría. Para dejar de recibirlos, escríbeles.`,
  ],
  categories: categoryContent,
} satisfies Texts<typeof original.reportMailTexts>;
