export const joinUsContent = {
  title: 'Join Our Community',
  lead: 'Choose where to start. A role is a preference only: everyone can do all three.',
  description:
    'Join Trybe as a reporter, a donor or a solver. Report local problems, fund the fix, or get paid for solving them.',
} as const;
