export const homeContent = {
  pageTitle: 'Fund it, fix it, make the difference',
  description:
    'Report local problems on a map, fund the fix together, and see it done. Money waits in escrow until the community accepts the solution.',
  hero: {
    tagline: ['FUND IT,', 'FIX IT,', 'MAKE THE DIFFERENCE'],
    lead: 'Pin a local problem on the map, fund the fix together with your neighbors, and let solvers compete to carry it out.',
    report: 'Report an Issue',
    map: 'Browse Map',
    solved: (days: string, money: string, donors: string) =>
      `Fixed in ${days} with ${money} from ${donors}`,
  },
  impact: {
    title: 'Community impact',
    active: 'Active issues',
    resolved: 'Issues resolved',
    funded: 'Pledged so far',
    community: 'People in the community',
    successRate: 'Success rate',
    successBase: 'of issues whose work has ended',
    testMoney: 'Test money',
    failed: 'The live figures cannot be loaded right now.',
  },
  how: {
    title: 'How it works',
    intro: 'Three steps from a problem on your street to a fix that the street agrees on.',
    more: 'See every step',
    steps: [
      {
        key: 'report',
        title: 'Report',
        text: 'Drop a pin, add a photo, and say what counts as solved. No signal? The report waits on your phone and sends itself later.',
      },
      {
        key: 'pledge',
        title: 'Pledge',
        text: 'Anyone can add money, from {oneDollar} up. Pledges gather in an open pool and wait in escrow; there is no fixed goal to miss.',
      },
      {
        key: 'solve',
        title: 'Solve',
        text: 'Individuals and businesses offer a solution, a price and a time. The community votes, and at least 90% of the money is for the fix.',
      },
    ],
  },
  benefits: [
    {
      key: 'market',
      title: 'Free-market efficiency',
      text: 'Solvers compete on quality, price and time, so the pool buys the best fix on offer instead of the first one.',
    },
    {
      key: 'voting',
      title: 'Community voting',
      text: 'Every vote is counted and shown, together with the share of the pledged money that stands behind each proposal.',
    },
    {
      key: 'pricing',
      title: 'Dynamic pricing',
      text: 'No fixed funding goal: the more an issue matters to people, the larger its pool grows and the more solvers it draws.',
    },
  ],
  featured: {
    title: 'Featured Issues',
    intro: 'The newest reports from the community.',
    all: 'All issues',
    loading: 'Loading featured issues',
    empty: 'Nobody has reported an issue yet',
    emptyText: 'Be the first: it takes two minutes.',
    failed: 'The issues could not be loaded',
    failedText: 'They will appear when the server can be reached.',
  },
  stories: {
    title: 'Success stories',
    intro:
      'Issues that were solved and paid for, told with the consent of those who reported them.',
    issue: { one: '# issue', other: '# issues' },
    total: (issues: string, funded: string) => `${issues} solved, ${funded} raised`,
    before: 'Before',
    after: 'After',
    cost: 'Cost',
    donors: 'Donors',
    days: 'Pin to fix',
    day: { one: '# day', other: '# days' },
  },
  join: {
    title: 'Join Our Community',
    intro: 'Choose where to start. A role is a preference only: everyone can do all three.',
  },
  closing: {
    title: 'Good with your hands, or know a firm that is?',
    text: 'Browse what your neighborhood has put money on, make an offer, and get paid for work that people asked for.',
    solver: 'Become a Solver',
    learnMore: 'Learn more in the FAQ',
  },
} as const;
