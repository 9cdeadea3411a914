import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';
import type { LongText } from '#web/components/text/longText.ts';

export const aboutContent = {
  title: 'About Trybe',
  lead: 'A place where people put local problems on a map, pay for the fix together, and decide together when it is fixed.',
  description:
    'Trybe is where neighbors report local problems, fund the fix together and decide when it is done. Who we are, what we want, and what it looks like.',
  sections: [
    {
      id: 'what',
      title: 'What Trybe is',
      blocks: [
        'Everybody knows a broken thing within five minutes of home: the dark corner, the step without a ramp, the crossing that drivers do not see. Most of them stay broken. Not because nobody cares, but because caring has nowhere to go. A complaint disappears in an inbox; a donation disappears in a budget.',
        'Trybe gives it somewhere to go. A report becomes a pin that everyone can see. People who want it fixed put money behind it, as little as {aDollar} each. Whoever can do the work says how, for how much and how soon. The people who pay choose, and the people who live there look at the result.',
        {
          list: [
            '**Reporters** describe the problem and write down what counts as solved.',
            '**Donors** pledge money that is kept for that one issue.',
            '**Solvers**, people or businesses, compete to do the work.',
          ],
        },
        'A role is where you start, not a fence. Anyone with an account can report, pledge and propose.',
      ],
    },
    {
      id: 'mission',
      title: 'Our mission',
      path: '/mission',
      blocks: [
        'We want the distance between noticing a problem and seeing it fixed to be short, and the money in between to be visible at every step.',
        { subtitle: 'Money goes to the fix' },
        `At least ${rule.solverShare} of what an issue pays out is for the person who solves it. The share is fixed when a pledge is made and cannot be changed behind it.`,
        { subtitle: 'Those who pay decide' },
        'The more money stands behind a proposal, the more it counts. Every voter is counted and shown too, so that a large pledge never hides what the many think.',
        { subtitle: 'Everyone can check' },
        'Pledges, proposals and votes are public. Every movement of money is booked twice and sums to zero, and what is done to an issue is written to a log that can only grow.',
        { subtitle: 'It works where the problem is' },
        'Problems are found on streets with one bar of signal. A report written without network is kept on the phone, photos included, until the server has confirmed it. It is sent once and only once.',
      ],
    },
    {
      id: 'stories',
      title: 'Success stories',
      path: '/success-stories',
      blocks: [
        'The [home page](/) tells of issues that were solved and paid for, where those who reported them agree. It tells nothing else: no invented story and no rounded-up figure.',
        'What is being worked on right now stands in the [list of issues](/issues) and on the [map](/map).',
      ],
    },
    {
      id: 'team',
      title: 'The team',
      path: '/team',
      blocks: [
        'Trybe is built to need little of us. The people who decide about an issue are the ones who reported it, paid for it and live with it.',
        {
          terms: [
            [
              'Core team',
              'Runs the service, answers your messages, and keeps the rules in the software, where nobody can bend them.',
            ],
            [
              'Ambassadors',
              'Experienced members who have the [last word](/verification-process#layers) where a community cannot agree.',
            ],
            [
              'The community',
              'Reports, funds, solves, votes and discusses. That is most of the work, and all of the point.',
            ],
          ],
        },
        'Want to reach us? Write to {contact}.',
      ],
    },
  ],
} satisfies LongText;
