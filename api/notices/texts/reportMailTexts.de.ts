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
  forwarding: {
    subject: (title) => `Eine Meldung für Sie: „${title}“`,
    lines: (report) => [
      `Die Betreiber von ${report.siteName} haben ${report.bodyName} als zuständig für diese Meldung eingetragen:`,
      `„${report.title}“`,
      report.description,
      `Ort: ${report.location}`,
      'Die Seite der Meldung mit Fotos und Karte:',
      report.issueLink,
      'Hier können Sie ohne Konto antworten. Die Antwort ist öffentlich. Der Link ist nur für Sie: Wer ihn hat, antwortet in Ihrem Namen.',
      report.answerLink,
      `Um solche Mails zu beenden, schreiben Sie den Betreibern von ${report.siteName}.`,
    ],
  },
  categories: categoryContent,
} satisfies Texts<typeof original.reportMailTexts>;
