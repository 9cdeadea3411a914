import type { NeedKind } from '#schema/case/needs.ts';

/** `amount`: formatted; null where none of the person's money is in it. */
type Words = { sentence: (amount: string | null) => string; act: string };

const kinds: Record<NeedKind, Words> = {
  choose: {
    sentence: (amount) =>
      amount === null
        ? 'Who should fix it?'
        : `Who should fix it? ${amount} of your money depends on it.`,
    act: 'Vote',
  },
  approve: {
    sentence: (amount) =>
      amount === null
        ? 'Is the work done as agreed?'
        : `Is the work done as agreed? ${amount} of your money depends on it.`,
    act: 'Review',
  },
  seat: { sentence: () => 'You were drawn for the jury. Will you judge it?', act: 'Answer' },
  verdict: { sentence: () => 'You are on the jury. What do you say?', act: 'Judge' },
  rule: {
    sentence: (amount) => `The jury could not decide about ${amount ?? 'it'}. You can.`,
    act: 'Rule',
  },
  confirm: {
    sentence: (amount) => `A ruling on ${amount ?? 'this'} needs a second ambassador.`,
    act: 'Check it',
  },
  prove: {
    sentence: (amount) =>
      `You were chosen${amount === null ? '' : ` for ${amount}`}. Show the work.`,
    act: 'Show it',
  },
  redo: { sentence: () => 'Your proof was rejected. Show it again, or appeal.', act: 'See why' },
  report: {
    sentence: (amount) => `Your expert report is awaited${amount === null ? '' : ` (${amount})`}.`,
    act: 'Write it',
  },
  merge: {
    sentence: () => 'Another reporter asks whether you both mean the same problem.',
    act: 'Answer',
  },
};

export const needsContent = {
  title: 'Needs you',
  all: (count: number) => `See all ${count}`,
  offline: (moment: string) => `As of ${moment}. It is brought up to date with a connection.`,
  failed: 'What waits for you could not be loaded',
  loading: 'Loading what waits for you',
  kinds,
  left: (time: string) => `${time} left`,
  now: 'Ends any moment now',
  unsent: {
    title: 'On this device',
    attention: { one: '# item could not be sent.', other: '# items could not be sent.' },
    waiting: {
      one: '# item is sent when there is a connection.',
      other: '# items are sent when there is a connection.',
    },
    fix: 'Fix it',
    look: 'Look',
  },
  address: {
    ask: (email: string) => `Confirm ${email} so that we can tell you about your money.`,
    send: 'Send the link',
    done: 'Link sent',
    doneText: 'Open it on any device to confirm the address.',
    failed: 'The link could not be sent',
  },
  empty: 'Nothing waits for you.',
  fixed: (amount: string) => ({
    one: `# problem was fixed this year with ${amount} of yours.`,
    other: `# problems were fixed this year with ${amount} of yours.`,
  }),
} as const;
