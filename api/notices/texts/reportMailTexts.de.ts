import type { Texts } from '#schema/languages/Texts.ts';
import { categoryContent } from '#schema/site/categories/categoryContent.de.ts';
import type * as original from './reportMailTexts.ts';

export const reportMailTexts = {
  subject: (title) => `Neue Meldung: „${title}“`,
  lines: ({ title, location, category, link, siteName }) => [
    `Jemand hat „${title}“ unter ${category} gemeldet.`,
    `Ort: ${location}`,
    'Hier steht die Meldung mit ihren Fotos:',
    link,
    `Du bekommst diese Mail, weil die Betreiber von ${siteName} diese Adresse für die Kategorie eingetragen haben. Um solche Mails zu beenden, schreibe ihnen.`,
  ],
  categories: categoryContent,
} satisfies Texts<typeof original.reportMailTexts>;
