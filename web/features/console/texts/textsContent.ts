import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const textsContent = {
  title: 'Legal texts',
  subtitle:
    'The privacy notice, terms and accessibility statement, each in your own words if you want.',
  which: 'Text',
  names: {
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    accessibility: 'Accessibility',
  },
  language: 'Language',
  standard: 'The standard text of this software is shown in this language.',
  own: (version: number, date: string) => `Your version ${version} of ${date} is shown.`,
  read: 'Read the page',
  text: 'Your text',
  textHint:
    'Put # before the heading of a section, ### before a smaller one, - or 1. before the lines of a list, an empty line between paragraphs. **bold**, [link](https://...). {contact} and {privacy} become your addresses. A section “# Payment terms {#payment-terms}” opens at /payment-terms, one with {#dispute-resolution} at /dispute-resolution. Readers of a language without a text of yours see the one in your first language.',
  preview: 'Preview',
  nothing: 'What you write is shown here.',
  reason: 'Reason',
  reasonHint: `At least ${JUSTIFICATION_MIN_LENGTH} characters. It goes on the record of operators, with your name. Earlier versions stay readable, with their dates.`,
  submit: 'Publish',
  pending: 'Publishing...',
  failed: 'Not published',
  done: 'Published',
  end: {
    title: 'Show the standard text again?',
    text: 'It applies from now on. Your versions stay readable, with their dates.',
    submit: 'Use the standard text',
    done: 'The standard text is shown',
  },
} as const;
