import type { ContentFilter } from '#schema/console/consoleFilters.ts';

const states: Record<ContentFilter, string> = {
  any: 'Every issue',
  reported: 'Reported by users',
  hidden: 'Hidden',
  frozen: 'Money frozen by ambassadors',
  merged: 'Merged',
  removed: 'Removed by their reporter',
};

export const contentContent = {
  title: 'Content',
  subtitle:
    'Every issue, hidden, merged and removed ones too. What people reported is decided on the desk.',
  queue: 'Open the queue of reports',
  search: 'Words, reporter or id',
  state: 'State',
  states,
  fileName: 'issues',
  list: {
    caption: 'Issues, newest first',
    thing: { one: '# issue', other: '# issues' },
    empty: 'Nothing has been reported yet',
  },
  columns: {
    title: 'Issue',
    reporter: 'Reporter',
    state: 'State',
    escrow: 'In escrow',
    created: 'Reported',
    choose: 'Choose',
  },
  file: {
    id: 'Id',
    status: 'Status',
    hidden: 'Hidden',
    removed: 'Removed',
    merged: 'Merged into',
    reports: 'Open reports',
    reason: 'Last reason',
  },
  removed: 'Removed by its reporter',
  record: 'its record',
  marks: {
    hidden: 'Hidden',
    frozen: 'Money frozen',
    merged: 'Merged',
    removed: 'Removed',
    reports: { one: '# open report', other: '# open reports' },
  },
  choose: (title: string) => `Choose “${title}”`,
  chosen: { one: '# issue chosen', other: '# issues chosen' },
  none: 'Choose none',
  hide: {
    button: 'Hide',
    title: 'Hide these issues?',
    text: 'Only ambassadors and operators see them then, and their money is frozen. Each gets the reason in its own record, and its reporter, donors and solvers read it.',
    submit: 'Hide',
    done: 'Issues hidden',
  },
  show: {
    button: 'Show again',
    title: 'Show these issues again?',
    text: 'Everybody sees them again, and their money is no longer frozen. Each gets the reason in its own record, and its reporter, donors and solvers read it.',
    submit: 'Show again',
    done: 'Issues shown again',
  },
  refused: (title: string, reason: string) => `${title}: ${reason}`,
  refusedTitle: 'Some were left as they are',
} as const;
