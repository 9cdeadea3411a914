import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import { HIDDEN_MAX_DAYS } from '#schema/caseLimits.ts';

export const moderationContent = {
  banner: `Hidden. Its money takes no pledges; a chosen solver’s case stands still for ${HIDDEN_MAX_DAYS} days at most in all.`,
  hide: {
    button: 'Hide this issue',
    title: 'Hide this issue?',
    text: `Only ambassadors and operators see it then. It takes no pledges, and donors can take theirs back; where a solver is chosen, the case stands still for ${HIDDEN_MAX_DAYS} days at most in all and then goes on for the people concerned.`,
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
