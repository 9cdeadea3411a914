import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const consoleContent = {
  parts: 'Parts of the administration',
  overview: 'Overview',
  settings: 'Settings',
  categories: 'Categories',
  bodies: 'Who is responsible',
  texts: 'Legal texts',
  people: 'People',
  content: 'Content',
  money: 'Money',
  operations: 'Operations',
  transfer: 'Import and export',
  record: 'Record',
  noAccess: {
    title: 'This page is for operators',
    text: 'Operators appoint one another. Write to them at the address on the help page.',
    action: 'Open the help page',
  },
  none: 'Nothing matches',
  noneText: 'Search for something else, or show everything again.',
  all: 'Show everything',
  beyond: 'There is no such page',
  beyondText: 'The list has fewer pages.',
  first: 'Go to the first page',
  pages: 'Pages of the list',
  export: {
    button: 'Export as CSV',
    pending: (count: string) => `${count} rows...`,
    failed: 'Error exporting the list',
  },
  act: {
    reason: 'Reason',
    hint: `At least ${JUSTIFICATION_MIN_LENGTH} characters. It goes on the record of operators, with your name.`,
    failed: 'Not done',
  },
} as const;
