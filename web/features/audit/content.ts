const actions: Record<string, string> = {
  issue_reported: 'Issue reported',
  issue_edited: 'Report changed',
  issue_removed: 'Issue removed',
  message_posted: 'Message posted',
  pledge_made: 'Pledge made',
  pledge_withdrawn: 'Pledge taken back',
  pledge_refunded: 'Pledge gone back by time',
  expiry_announced: 'Donor told that a pledge goes back',
  proposal_made: 'Proposal made',
  proposal_withdrawn: 'Proposal withdrawn',
  proposal_expired: 'Proposal expired',
  proposal_selected: 'Proposal chosen',
  vote_cast: 'Vote cast',
  vote_withdrawn: 'Vote taken back',
  selection_pending: 'Proposal announced for 24 hours',
  selection_called_off: 'Announcement called off',
  solver_reminded: 'Solver reminded',
  funds_released: 'Money released',
};

export const auditContent = {
  pageTitle: 'Audit log and books',
  subtitle: 'Everything that happened to this issue and to its money. Your browser checks it here.',
  back: 'Back to the issue',
  loading: 'Loading the record',
  failed: 'The record could not be loaded',
  failedText: 'It needs a connection: a check of stored data would prove nothing.',
  retry: 'Retry',
  check: {
    running: 'Checking the chain…',
    whole: (count: string) =>
      `Whole. Your browser has recomputed the hashes of ${count}; each one holds the hash of the one before.`,
    entry: ['entry', 'entries'],
    broken: (sequence: string) =>
      `Broken at entry ${sequence}: it does not match its hash or the entry before. Somebody changed this record.`,
    impossible:
      'This browser computes hashes only over a secure connection (https), so nothing was checked.',
  },
  log: {
    caption: 'Audit log',
    number: 'No.',
    what: 'What',
    who: 'Who',
    when: 'When',
    hash: 'Hash',
    system: 'The rules',
    action: (name: string) => actions[name] ?? name.replaceAll('_', ' '),
  },
  ledger: {
    caption: 'Books',
    balance: (amount: string) => `In escrow now: ${amount}`,
    empty: 'No money has moved for this issue yet.',
    number: 'No.',
    what: 'What',
    from: 'From and to',
    when: 'When',
    kinds: {
      pledge: 'Pledge',
      withdrawal: 'Taken back',
      refund: 'Gone back',
      release: 'Released',
    },
    accounts: { escrow: 'escrow', donor: 'donor', solver: 'solver', platform: 'platform' },
  },
  people:
    'People appear as digests here: the same person always has the same one, and no name can be computed from it.',
} as const;
