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
  forwarding: {
    subject: (title) => `Un reporte para ustedes: «${title}»`,
    lines: (report) => [
      `Los operadores de ${report.siteName} indicaron que ${report.bodyName} es responsable de este reporte:`,
      `«${report.title}»`,
      report.description,
      `Lugar: ${report.location}`,
      'Su página, con fotos y un mapa:',
      report.issueLink,
      'Respondan aquí, sin cuenta. La respuesta es pública. El enlace es solo para ustedes: quien lo tenga responde en su nombre.',
      report.answerLink,
      `Para dejar de recibir estos correos, escriban a los operadores de ${report.siteName}.`,
    ],
  },
  categories: categoryContent,
} satisfies Texts<typeof original.reportMailTexts>;
