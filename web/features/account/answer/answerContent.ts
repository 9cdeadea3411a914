export const answerContent = {
  title: 'Answer a report',
  text: (body: string) =>
    `Your answer is public and stands in the name of ${body}. You need no account.`,
  issue: 'Open the report',
  label: 'What do you answer?',
  received: 'We have received it',
  will_fix: 'We will fix it by a day',
  not_ours: 'We are not responsible',
  fixed: 'It is fixed',
  fixBy: 'Fixed by',
  words: 'In your words',
  wordsHint: 'For everybody to read: what happens next, or who is responsible instead.',
  submit: 'Publish the answer',
  pending: 'Publishing...',
  failed: 'Not published',
  done: 'Your answer is public',
  gone: 'This link is not valid',
  goneText:
    'It is incomplete, or the report was hidden or removed. Some email programs cut links off.',
  unreached: 'The report could not be loaded',
  again: 'Try again',
} as const;
