import { JURY_MAJORITY, JURY_SEATS } from '#schema/limits.ts';

export const texts = {
  locale: 'en_US',
  pages: {
    '/': [
      'Fund it, fix it, make the difference',
      'Report local problems on a map, fund the fix together, and see it done. Money waits in escrow until the community accepts the solution.',
    ],
    '/auth': ['Sign in', 'Join our community platform to report, fund, and solve local issues'],
    '/issues': ['Community Issues', 'Browse and contribute to local issues that need solutions'],
    '/map': [
      'Discover Issues Near You',
      'Explore our interactive map to find issues in your neighborhood. Filter by type, urgency, or funding status.',
    ],
    '/faq': [
      'Frequently Asked Questions',
      'Answers about Trybe: how reports, pledges, proposals and votes work, what is refunded and when, and how the app works offline.',
    ],
    '/about': [
      'About Trybe',
      'Trybe is where neighbors report local problems, fund the fix together and decide when it is done. Who we are, what we want, and what it looks like.',
    ],
    '/how-it-works': [
      'How It Works',
      'How Trybe works: report a problem, pledge money into escrow, compare proposals, vote, verify the result.',
    ],
    '/terms': [
      'Terms of Service',
      'The terms of using Trybe: accounts, reports, pledges and escrow, fees, refunds, dispute resolution and payment terms.',
    ],
    '/privacy': [
      'Privacy Policy',
      'What Trybe stores about you and your photos, what is public, what stays on your device, and your rights. Not for children under 16.',
    ],
    '/accessibility': [
      'Accessibility',
      'How accessible Trybe is, what it has been checked with, what is not accessible yet, and whom to tell.',
    ],
    '/help': [
      'Help Center',
      'Help with Trybe: reporting without signal, pledges and refunds, proposals and votes, photos, and how to contact us.',
    ],
    '/verification-process': [
      'Verification Process',
      'How Trybe verifies that an issue is solved: criteria, proof, three layers of review, escrow, reputation and public records.',
    ],
    '/join-us': [
      'Join Our Community',
      'Join Trybe as a reporter, a donor or a solver. Report local problems, fund the fix, or get paid for solving them.',
    ],
    '/leaderboard': ['Verifier leaderboard', 'Who verified best, month by month.'],
    '/transparency': [
      'Transparency',
      'Where all money is, how long decisions take, and whether the books balance.',
    ],
    '/report-issue': [
      'Report an Issue',
      'Describe what is wrong and where. Without signal it is kept on this device and sent later.',
    ],
    '/profile': ['Profile', 'Your issues, proposals, votes and settings.'],
    '/mine': ['Your lists', 'Your reports, pledges and votes, each with its status.'],
    '/outbox': ['Unsent', 'Everything you wrote on this device, and where it is.'],
    '/decisions': ['Decisions', 'What moderators decided about what you published, and why.'],
    '/jury': [
      'Jury',
      `Contested work is judged by ${JURY_SEATS} uninvolved people; ${JURY_MAJORITY} of them decide.`,
    ],
    '/desk': [
      'Ambassador desk',
      'Cases that votes and juries could not settle, and whatever else needs a decision.',
    ],
    '/desk/moderation': [
      'Reports by users',
      'What people reported, for you to decide. Authors never learn who reported them.',
    ],
    '/payment': ['Your payment', 'The status of your payment.'],
    '/setup': [
      'Set up this site',
      'Who runs this site, where it is at home, and its first operator.',
    ],
    '/admin': [
      'Overview',
      'What waits for you, and what was reported, fixed and paid in twelve weeks.',
    ],
    '/admin/settings': ['Administration', 'What this site says about itself, and who changed it.'],
    '/admin/people': [
      'People',
      'Every account: find one, see how it stands, and help or limit it.',
    ],
    '/admin/money': [
      'Money',
      'Where all money is or went, from the ledger, and what needs a person. Operators cannot move it.',
    ],
    '/admin/operations': [
      'Operations',
      'How the site is doing, what is waiting to be sent, and what to do about it.',
    ],
    '/admin/import': [
      'Import and export',
      'Bring reports from another system, and take all of yours elsewhere.',
    ],
    '/admin/bodies': [
      'Who is responsible',
      'Bodies that are told of new reports in their area and categories, and answer them in public.',
    ],
    '/admin/texts': [
      'Legal texts',
      'The privacy notice, terms and accessibility statement, each in your own words if you want.',
    ],
    '/admin/categories': ['Categories', 'What people can report: names, icons and their order.'],
    '/admin/content': [
      'Content',
      'Every issue, hidden, merged and removed ones too. What people reported is decided on the desk.',
    ],
    '/admin/record': [
      'Record',
      'What operators did here, to whom, and why. Nobody can change or remove a line.',
    ],
    '/mailbox': ['Local mailbox', 'Emails that this site keeps instead of sending them.'],
  },
  missing: {
    title: '404 Page Not Found',
    description: 'There is nothing at this address. The link may be old, or mistyped.',
  },
  person: {
    title: 'Reputation',
    description: 'Trust score, work as a solver and record as a verifier.',
  },
  issue: {
    title: 'Issue',
    description: 'Report local problems on a map and fund the fix together.',
  },
  noIssue: {
    title: 'Issue Not Found',
    description: "The issue you're looking for doesn't exist or has been removed.",
  },
  parts: {
    audit: {
      title: 'Public record',
      description: 'Everything that happened to this issue and to its money, open to be checked.',
    },
    poster: {
      title: 'Poster',
      description: 'This issue as a page to print and to hang up where it is.',
    },
    proof: {
      title: 'Submit proof',
      description:
        'Photos, a check-in on the spot and a summary of the work, for those who judge it.',
    },
  },
} as const;
