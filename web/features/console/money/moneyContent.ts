import type { MoneyTroubleName, TroubleFilter } from '#schema/console/consoleFilters.ts';
import type { MoneyState } from '#schema/console/consoleKinds.ts';

const states: Record<MoneyState, string> = {
  open: 'Escrow, nobody chosen',
  in_progress: 'Escrow, work in progress',
  completed: 'Escrow, completed',
  frozen: 'Escrow, frozen',
  hidden: 'Escrow, issue hidden',
  released: 'Released to solvers',
  fees: 'Kept as fees',
  refunded: 'Refunded',
  withdrawn: 'Withdrawn by donors',
  charged_back: 'Charged back by banks',
};

const troubles: Record<MoneyTroubleName, string> = {
  failing: 'Payment failing',
  failed: 'Payment failed',
  overdue: 'Payout overdue',
  charged_back: 'Chargeback',
  frozen: 'Escrow frozen',
  differs: 'Provider and books differ',
};

const filters: Record<TroubleFilter, string> = { any: 'Everything', ...troubles };

export const moneyContent = {
  title: 'Money',
  subtitle:
    'Where all money is or went, from the ledger, and what needs a person. Operators cannot move it.',
  figures: 'Where the money is',
  testMoney: 'Test money: nobody is charged or paid.',
  states,
  issues: { one: '# issue', other: '# issues' },
  movements: { one: '# movement', other: '# movements' },
  heading: 'What needs a person',
  hint: 'Payments that fail are tried again by themselves. What a bank or the provider takes back leaves the escrow at once; a case that it no longer covers is frozen until an ambassador has looked.',
  filter: 'Kind',
  filters,
  troubles,
  payments: { charge: 'charge', refund: 'refund', payout: 'payout', dispute: 'dispute' },
  differences: {
    amount: 'Another amount than in the books',
    currency: 'Another currency than in the books',
    unknown: 'Not in the books',
    missing: 'Not at the provider',
    missed: 'Its message never came; the books have followed',
    reversed: 'Taken back from the solver',
  },
  differenceOf: (what: string, ours: string, theirs: string) =>
    `${what} (books ${ours}, provider ${theirs})`,
  unknownAmount: 'none',
  ofPayment: (trouble: string, payment: string) => `${trouble} (${payment})`,
  gone: 'An issue that is removed or hidden',
  deliveries: 'Payments on their way',
  fileName: 'money',
  list: {
    caption: 'What about money needs a person, newest first',
    thing: { one: '# case', other: '# cases' },
    empty: 'No money matter needs attention',
  },
  columns: {
    what: 'What',
    issue: 'Issue',
    amount: 'Amount',
    person: 'Person',
    since: 'Since',
    detail: 'Reason or error',
  },
} as const;
