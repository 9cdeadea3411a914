import { categoryContent } from '#schema/site/categories/categoryContent.ts';

type Facts = {
  title: string;
  location: string;
  category: string;
  link: string;
  siteName: string;
};

type ForwardedFacts = Omit<Facts, 'category' | 'link'> & {
  bodyName: string;
  description: string;
  issueLink: string;
  answerLink: string;
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
  forwarding: {
    subject: (title: string) => `A report for you: “${title}”`,
    lines: (report: ForwardedFacts) => [
      `The operators of ${report.siteName} named ${report.bodyName} as responsible for this report:`,
      `“${report.title}”`,
      report.description,
      `Place: ${report.location}`,
      'Its page, with photos and a map:',
      report.issueLink,
      'Answer here, without an account. What you answer is public. The link is for you alone: whoever has it answers in your name.',
      report.answerLink,
      `To stop these emails, write to the operators of ${report.siteName}.`,
    ],
  },
  categories: categoryContent,
};
