import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';
import type { LongText } from '#web/components/text/longText.ts';

export const howItWorksContent = {
  title: 'How It Works',
  lead: 'From a pin on the map to a fix that the neighborhood accepts, step by step.',
  description:
    'How Trybe works: report a problem, pledge money into escrow, compare proposals, vote, verify the result.',
  action: 'Get started',
  sections: [
    {
      id: 'report',
      title: '1. Report a problem',
      blocks: [
        'Open [Report an Issue](/report-issue), set the pin, add a photo and describe what is wrong. The most important field is the last one: **what counts as solved**. Solvers quote against it, and the result is judged by it.',
        {
          list: [
            'Your location can be detected, searched for, or picked on the map.',
            'Photos are made smaller and freed of hidden data on your phone. Place and time of the photo are kept only if you agree.',
            'Without signal the report is saved on your device and sent by itself when the network is back. You always see whether it is waiting, being sent or received.',
          ],
        },
      ],
    },
    {
      id: 'pledge',
      title: '2. Pledge support',
      blocks: [
        `Anyone with an account can add to the pool of an issue, from ${rule.pledgeMin} up. There is no fixed goal and no closing date: the pool grows for as long as people care, and a larger pool draws better offers.`,
        'A pledge goes into the escrow of that one issue. Each movement is booked on two sides, and the books must sum to zero. If the reporter deletes an issue before work begins, every donor gets back exactly what they put in.',
      ],
    },
    {
      id: 'propose',
      title: '3. Propose a solution',
      blocks: [
        'Solvers say what they will do, what they ask for it and how long it takes. Everybody but the reporter of the issue can propose, alone or as a business. Proposals are public, so they compete in the open.',
      ],
    },
    {
      id: 'vote',
      title: '4. Vote',
      blocks: [
        'Signed-in members vote for or against a proposal. You can change a vote, or take it back by giving it again. The solver does not vote. The reporter votes only with money of their own in the issue: against a proposal, and for one where nobody else has pledged.',
        'Two numbers are shown: how many people voted each way, and how much of the pledged money stands behind the proposal. A vote without a pledge is counted and shown, but adds nothing {inDollars}.',
      ],
    },
    {
      id: 'work',
      title: '5. Selection and work',
      blocks: [
        'A proposal wins when more than half of the money in escrow votes for it, leaving out what the solver and the reporter put in themselves, at least as much says yes as no, and the solver’s part of the pool covers its price. A day of notice follows in which votes may still change, but the terms of the issue no longer do. Then the solver has the time they asked for, plus a week of grace.',
      ],
    },
    {
      id: 'verify',
      title: '6. Proof, verification and payment',
      blocks: [
        `The solver submits photos from before and after, a check-in at the place and a summary, also without signal. The reporter and the donors look at it first, a jury where they disagree, and ambassadors where a jury cannot settle it. Only then is money released: at least ${rule.solverShare} of it to the solver, and what the solution did not need back to the donors.`,
        'The [verification process](/verification-process) describes each layer, how votes count in it, and its deadlines.',
      ],
    },
    {
      id: 'guidelines',
      title: 'Community guidelines',
      path: '/community-guidelines',
      blocks: [
        'Trybe is public and local: people may meet on the corner they argue about. A few rules keep that pleasant.',
        {
          list: [
            '**Report what you have seen.** One problem in one report, at the place where it is, with a photo of it.',
            '**Show things, not people.** Leave faces, license plates and private homes out of the picture.',
            '**Look before you report.** If the problem is on the map, add your pledge or your knowledge to it.',
            '**Write criteria that can be checked.** “Hole filled flush with the street” beats “do it properly”.',
            '**Propose what you can do.** Quote honestly, name permits you need, and do not vote on your own behalf through others.',
            '**Discuss the problem.** No insults, no threats, no advertising, nothing illegal.',
            '**Mind your safety.** Never enter traffic, private land or a dangerous place for a photo. In an emergency call the emergency services, not Trybe.',
          ],
        },
        'An account that works against these rules can be frozen. It can then read everything and begin nothing new, until an ambassador lifts the freeze and says why. Its say, proof and payout in cases chosen before stay, and it can take its money back.',
      ],
    },
    {
      id: 'begin',
      title: 'Begin',
      blocks: [
        'Looking around needs no account: open the [issues](/issues) or the [map](/map). To report, pledge, propose, vote or discuss, [sign in or register](/auth).',
      ],
    },
  ],
} satisfies LongText & { action: string };
