import { categoryContent } from '#schema/site/categories/categoryContent.ts';

type Facts = {
  title: string;
  location: string;
  category: string;
  link: string;
  siteName: string;
};

export const reportMailTexts = {
  subject: (title: string) => `New report: “${title}”`,
  lines: ({ title, location, category, link, siteName }: Facts) => [
    `Somebody reported “${title}” under ${category}.`,
    `Place: ${location}`,
    'Read it, with its photos, here:',
    link,
    `You get this email because the operators of ${siteName} named this address for the category. To stop these emails, write to them.`,
  ],
  categories: categoryContent,
};
