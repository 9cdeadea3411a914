import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const moderationContent = {
  banner: 'Hidden. Only ambassadors and operators see this page; its money is frozen.',
  hide: {
    button: 'Hide this issue',
    title: 'Hide this issue?',
    text: 'Only ambassadors and operators see it then. Its money is frozen until it is shown again.',
    confirm: 'Hide',
    done: 'Issue hidden',
  },
  show: {
    button: 'Show it again',
    title: 'Show this issue again?',
    text: 'Everybody sees it again, and its money is no longer frozen.',
    confirm: 'Show',
    done: 'Issue shown again',
  },
  label: 'Reason',
  hint: `At least ${JUSTIFICATION_MIN_LENGTH} characters. The reporter, donors and solvers of the issue read it.`,
  failed: 'Error hiding or showing the issue',
} as const;
