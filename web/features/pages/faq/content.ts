import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';
import type { FaqTab } from './faqSearch.ts';
import type { FaqEntry } from './findAnswers.ts';

const general: FaqEntry[] = [
  {
    question: 'What is Trybe?',
    answer:
      'A place where people put local problems on a map, pledge money toward the fix, and choose who carries it out. Problems can be social or environmental, large or small: a dark corner, a missing ramp, a park full of litter.',
  },
  {
    question: 'Who can take part?',
    answer:
      'Everyone can look around without an account. With a free account you can report, pledge, propose, vote and discuss. The role you choose at registration is a preference and limits nothing.',
  },
  {
    question: 'Does it cost anything?',
    answer: `Reporting, voting and discussing are free. Of what an issue pays out, at least ${rule.solverShare} is for the solver and at most ${rule.platformShare} pays for running the platform.`,
  },
  {
    question: 'Where can I report an issue?',
    answer:
      'Anywhere. The map opens where this site is at home and works worldwide; amounts are in {currency}.',
  },
  {
    question: 'What makes a good report?',
    answer:
      'One problem, the exact place, a photo, and criteria that a stranger could check: what will be there, or no longer be there, when it is solved.',
  },
  {
    question: 'Can I change or delete my report?',
    answer:
      'You can edit it until it is completed. Once a proposal has won, title, place, photos and criteria are locked and you can add notes; while there is money in it, its donors are shown each change in both versions and can withdraw their pledges until a proposal is chosen. You can delete it until work on it begins; every pledge is then refunded in full.',
  },
];

const funding: FaqEntry[] = [
  {
    question: 'How do pledges work?',
    answer: `You choose an amount from ${rule.pledgeMin} up and confirm it. It goes into the escrow of that one issue. There is no fixed goal and no closing date.`,
  },
  {
    question: 'Where is my money until the issue is solved?',
    answer:
      'In escrow. Every movement is recorded in double-entry books, and books that do not sum to zero are refused. The page of the issue shows the total in escrow.',
  },
  {
    question: 'When do I get a refund?',
    answer: `If the reporter deletes the issue before work begins, or it turns out by then that somebody else has fixed it, you automatically get back exactly what you put in. You can withdraw a pledge on the Pledges tab or in My pledges until a proposal is chosen, also from a hidden or frozen issue; after three card pledges that you took back within ${rule.cardReturns} there are no further card pledges in that time. A pledge that finds no winning proposal is refunded automatically on the date shown next to it; you are told ${rule.expiryNotice} and 1 day before.`,
  },
  {
    question: 'How much goes to the solution?',
    answer: `At least ${rule.solverShare} of what is paid out. The share is fixed when you pledge and cannot be changed afterwards.`,
  },
  {
    question: 'How do I pay?',
    answer:
      'Where a site takes real money, you pay by card on Stripe’s page and come back; we never see your card number. Your pledge counts as soon as Stripe confirms the payment. Elsewhere it is test money, and there is nothing to pay.',
  },
  {
    question: 'What does “test money” mean?',
    answer:
      'The site then moves no real money: you can try everything, and nothing is charged or paid out. “Test money” is shown next to every amount.',
  },
];

const solvers: FaqEntry[] = [
  {
    question: 'How do I become a solver?',
    answer:
      'Register, find an issue that is open, and submit a proposal: what you will do, what you ask for it, and how long it takes. People and businesses are equally welcome.',
  },
  {
    question: 'Can I propose on my own report?',
    answer: 'No. Whoever reports an issue judges the result, so they cannot be paid for it.',
  },
  {
    question: 'How is a proposal chosen?',
    answer: `By the votes of those who pledged: more than half of the money in escrow has to stand behind it, leaving out what the solver and the reporter put in themselves; no more money may say down than up, and ${rule.solverShare} of the pool has to cover its price. A pledge counts once it is ${rule.weighsAfter} old. A winner is announced for ${rule.selectionNotice}, in which votes may still change, and is then chosen.`,
  },
  {
    question: 'When do I get paid?',
    answer: `Within ${rule.payout} after your work has been verified and the money released. The page of the issue shows the due date, and the transparency page counts late payments.`,
  },
  {
    question: 'Do I need permits or insurance?',
    answer:
      'If the work requires them, yes. Say so in your proposal, so that the community can compare honest prices.',
  },
];

const voting: FaqEntry[] = [
  {
    question: 'Who can vote on proposals?',
    answer:
      'Everyone who is signed in, except the solver who made the proposal. The reporter of the issue votes only with money of their own in it: against, and for where nobody else has pledged.',
  },
  {
    question: 'How much does my vote count?',
    answer:
      'Two numbers are shown: how many people voted each way, and how much of the escrow stands behind the proposal. The second is proportional to pledges and decides by the rules. A vote without a pledge is shown and counts for {noDollars}.',
  },
  {
    question: 'Can I change my vote?',
    answer:
      'Yes. Vote the other way to change it, or the same way again to take it back. There is one vote for each person and proposal.',
  },
  {
    question: 'Who decides that an issue is solved?',
    answer:
      'The reporter and the donors, then a jury of five where they differ, then ambassadors. Where nobody has money in it but the reporter, the reporter alone. The page about the verification process describes these layers, how votes count in each, and the deadlines.',
  },
  {
    question: 'Are votes public?',
    answer: 'Yes. Votes on proposals can be seen by everyone, so that counts can be checked.',
  },
];

const technical: FaqEntry[] = [
  {
    question: 'Does Trybe work without internet?',
    answer:
      'Yes. Once opened, the app starts offline, shows the stored list and map, and lets you write reports and messages. They are sent when you are back online. A pledge made offline waits for your confirmation, because money should not move unseen; voting needs a connection.',
  },
  {
    question: 'Can I install it?',
    answer:
      'Yes. In the menu of your browser choose “Install” or “Add to Home Screen”. It is the same app, without an app store.',
  },
  {
    question: 'How do I hear when something happens?',
    answer:
      'Everything that concerns you is listed under the bell. Under Settings in your profile you can also have the kinds of news you choose pushed to a device, or sent by email where this installation sends any. Emails about your money and your deadlines come as soon as your address is confirmed, until you turn them off; everything else is off until you turn it on. On an iPhone or iPad pushes need the app on the home screen.',
  },
  {
    question: 'Which photos can I upload?',
    answer:
      'JPG, PNG and WebP, smaller than 5 MB. Large photos are made smaller on your device, and hidden data such as the place is removed unless you agree to keep it. Faces and number plates can be covered in the report form before anything is sent.',
  },
  {
    question: 'Can something be sent twice on a bad connection?',
    answer:
      'No. Every change carries its own key, and the server applies it once, however often it arrives.',
  },
  {
    question: 'How do I switch between dark and light?',
    answer:
      'In the account menu or under Settings in your profile: dark, light, or the same as your system.',
  },
  {
    question: 'Is there an API?',
    answer:
      'Yes, the app itself uses it. It is described at /api/docs, and as an OpenAPI document at /api/openapi.json.',
  },
];

const entries: Record<FaqTab, readonly FaqEntry[]> = {
  general,
  funding,
  solvers,
  voting,
  technical,
};

const tabs: Record<FaqTab, string> = {
  general: 'General',
  funding: 'Funding',
  solvers: 'Solvers',
  voting: 'Voting',
  technical: 'Technical',
};

export const faqContent = {
  title: 'Frequently Asked Questions',
  lead: 'Short answers about reporting, funding, solving and voting.',
  description:
    'Answers about Trybe: how reports, pledges, proposals and votes work, what is refunded and when, and how the app works offline.',
  tabsLabel: 'Topics',
  tabs,
  entries,
  search: {
    label: 'Search the questions',
    placeholder: 'Search for a keyword...',
    action: 'Search',
    clear: 'Show all topics',
    found: (answers: string, query: string) => `${answers} for “${query}”`,
    answer: { one: '# answer', other: '# answers' },
    noneTitle: 'No answer found',
    none: 'Try another word, or write to us.',
  },
  more: {
    title: 'Still looking?',
    links: [
      {
        href: '/verification-process',
        label: 'Verification process',
        text: 'Who decides that an issue is solved.',
      },
      { href: '/contact', label: 'Contact us', text: 'Ask a person.' },
      { href: '/join-us', label: 'Join us', text: 'Become a reporter, donor or solver.' },
    ],
  },
} as const;
