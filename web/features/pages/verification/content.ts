import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';
import type { LongText } from '#web/components/text/longText.ts';

export const verificationContent = {
  title: 'Verification Process',
  lead: 'Who decides that an issue is solved, by which rules, and when money moves.',
  description:
    'How Trybe verifies that an issue is solved: criteria, proof, three layers of review, escrow, reputation and public records.',
  sections: [
    {
      id: 'status',
      title: 'In short',
      blocks: [
        `This page describes the rules of the platform, and the software holds them: reports with completion criteria, pledges into escrow with double-entry books, votes weighed by pledges, the selection of a proposal after a public notice of ${rule.selectionNotice}, proof from the solver, ballots, the jury, rulings of ambassadors, payment, refunds, reputation and the public records. Where the payments of an installation are a test, no card is charged and no bank is paid; “test money” stands wherever an amount stands.`,
        {
          terms: [
            ['Issue creator', 'Reported the issue and wrote its completion criteria.'],
            ['Donors', 'Have money in the escrow of the issue.'],
            ['Solver', 'Proposed the solution and carries it out.'],
            ['Verifiers', 'The community jury: members without a stake in the issue.'],
            ['Ambassadors and core team', 'Have the last word where everything else has failed.'],
          ],
        },
      ],
    },
    {
      id: 'criteria',
      title: '1. Clear Completion Criteria',
      blocks: [
        'Every report says what counts as solved before {firstDollar} is pledged. Good criteria can be checked by somebody who was not there:',
        {
          list: [
            'what exactly to fix, with photos for reference where they help',
            'the expected outcome, measurable where possible',
            'the resources the work takes',
            'a date, if it matters',
            'how severe it is: low, medium or high, which its priority says',
          ],
        },
        'Once a proposal has won, title, place, photos and criteria are locked until its work is over; the reporter can add notes. Before that a change is possible: everybody with money in the issue is shown both versions and can take the money back. A proposal keeps the criteria that it was made for, and by those its work is judged.',
      ],
    },
    {
      id: 'proof',
      title: '2. Proof Submission',
      blocks: [
        'When the work is done, the solver submits proof, taken on a phone also without signal. It is locked once submitted; later remarks can only be added to it.',
        {
          list: [
            'a photo from before, with time and place',
            'a photo from after, from the same angle',
            'a check-in on the map at the site',
            'a summary of what was done',
            `if wanted, a video of at most ${rule.video}`,
          ],
        },
        'The server compares time, place and likeness with the issue and with earlier photos, and shows what fits and what does not. These checks inform the people who decide. They never decide by themselves.',
      ],
    },
    {
      id: 'layers',
      title: '3. Multi-Layered Verification',
      blocks: [
        { subtitle: 'Layer 1: creator and donors' },
        `They vote for ${rule.ballotWindow}. The issue creator holds ${rule.creatorWeight} of the weight, the largest donor ${rule.topDonorWeight}, and all other donors share ${rule.otherDonorsWeight} in proportion to their pledges. A single donor holds all of the donors’ ${rule.loneDonorWeight}; where nobody but the creator has money in the issue, the creator alone decides. Where the issue was imported, came from a partner’s program, or its creator’s account is gone, the donors decide without one. More than half of the weight cast is needed, and at least half of all weight has to take part. Neither answer wins against the donors’ money, and nothing is accepted while an objection stands: that is a conflict, and so is a tie. After a rejection the solver has ${rule.secondProof} for one second proof, or ${rule.appeal} to appeal to the jury. Weights are frozen when the proposal is selected: money that comes later buys no say.`,
        { subtitle: 'Layer 2: community jury' },
        `Conflict brings in five verifiers from the region, drawn at random among members who have verified before and have no stake. So does too little participation where more than ${rule.largeEscrow} are in escrow; up to that sum silence is consent, and the timer below runs on. The draw can be recomputed by anyone. Three of five decide, within ${rule.juryWindow}.`,
        { subtitle: 'Layer 3: ambassadors' },
        'Complex disputes and juries that reach no decision go to an ambassador or the core team, who rule with written reasons. They may freeze the funds meanwhile, order refunds, and flag accounts. Their decision is final.',
        `The ambassadors of a case are those without a stake who hold the role when the proposal is selected; what counts as much money is fixed then too. Appointments, removals and settings that come later change nothing for it. Without a final ruling within ${rule.arbitrationMax} the votes of the donors’ money decide, without that of people connected with the solver: more yes than no pays, anything else refunds.`,
        `An issue that is hidden or frozen before anything is chosen takes no pledges and no votes, and donors can take theirs back. Once a solver is chosen, hiding stops the case for at most ${rule.hiddenMax} and hiding and freezing together for at most ${rule.heldMax}, or ${rule.heldByTwoMax} once a second ambassador has frozen it. Then it goes on by itself, and time that was used up does not come back; whatever is lifted counts a day more, for the notice that a release needs again. Nobody can act in a hidden case, so its deadlines move back by as long.`,
      ],
    },
    {
      id: 'escrow',
      title: '4. Auto-Escrow and Fund Release',
      blocks: [
        'Every pledge is booked on two sides into the escrow of its issue, and the database itself refuses books that do not sum to zero. It also refuses a release without the decision that allows it:',
        {
          list: [
            `Accepted by a vote, the funds are released, but within ${rule.acceptanceAfter} of the proof only if every donor with a say has approved. Otherwise the proof has started a timer of ${rule.autoRelease}. Where nobody objects and at most ${rule.largeEscrow} are in escrow, they are released then; above that sum a jury looks at the work when too few have voted.`,
            `No release by the timer without a notice at least ${rule.releaseNotice} before.`,
            `Any stakeholder can raise a flag with a justification. A flag pauses the timer. Stakeholders are the creator, the donors and the ambassadors of the moment of choice, and the solver. After the vote there is one pause of ${rule.lateFlag} for all flags together, then a jury decides. A flag without ground costs trust.`,
            `At least ${rule.solverShare} of what is drawn goes to the solver, paid within ${rule.payout}. What is left returns to the donors, to the cent.`,
          ],
        },
      ],
    },
    {
      id: 'reputation',
      title: '5. Reputation System',
      blocks: [
        {
          terms: [
            [
              'Trust score',
              `${rule.trustRange} for every member, ${rule.trustStart} and computed from the record by one published rule.`,
            ],
            ['Solvers', 'Issues solved, average rating, and how often their work was disputed.'],
            [
              'Verifiers',
              'How often they were right, how often they agreed with the outcome, and a monthly leaderboard.',
            ],
          ],
        },
        `The formula and the log behind each score stand on the public page of every member, which opens from their name on proposals and pledges; the verifiers of each month stand on the [leaderboard](/leaderboard). Below ${rule.trustToPropose} a member cannot propose. An account whose abuse two ambassadors have confirmed loses trust and can be frozen: it then begins nothing new, until an ambassador lifts the freeze and says why; its say, proof and payout in cases chosen before stay. The lost trust stays lost.`,
      ],
    },
    {
      id: 'premium',
      title: '6. Premium Verification',
      blocks: [
        `For work that needs an expert, the creator or a donor can add an independent validator for an extra fee of ${rule.premiumFee} or more. Validators are people whom the operators have marked and who have no stake in the issue. The fee is held in escrow like everything else, earned by delivering a report before the vote closes, and returned whole otherwise. The report is shown to the voters and carries no vote of its own.`,
      ],
    },
    {
      id: 'transparency',
      title: '7. Transparency Dashboard',
      blocks: [
        'The [transparency page](/transparency) shows for the whole site what is in escrow, what was released, refunded and kept as fees, open disputes, overdue payouts, how long decisions took, and the last check of all books.',
        'Every change of an issue is written to an audit log in which each entry carries the fingerprint of the one before. Log and books of each issue are public on a page of their own, where your browser recomputes the fingerprints; people appear there as digests. Once a day the ends of all logs are published with one fingerprint over them, so that a later change can be proven by anybody who noted it.',
      ],
    },
    {
      id: 'challenges',
      title: 'Challenges and solutions',
      blocks: [
        {
          table: {
            caption: 'Each challenge with its solution',
            head: ['Challenge', 'Solution'],
            rows: [
              [
                'Work is claimed but not done',
                'Proof with time, place and photos; money stays in escrow until it is verified',
              ],
              [
                'A creator refuses good work',
                'The creator has half of the weight, not all of it; a conflict goes to a jury',
              ],
              [
                'One rich donor decides alone',
                `With two donors or more the largest has ${rule.topDonorWeight} at most; a single one has as much as the creator, and a jury decides where they differ`,
              ],
              [
                'Nobody votes',
                `With ${rule.largeEscrow} or less in escrow the funds are released after ${rule.autoRelease} without an objection, and a notice; with more, a jury decides`,
              ],
              [
                'Friends in the jury',
                'Drawn at random from people without a stake; anyone can recompute the draw',
              ],
              [
                'Old photos are used again',
                'Time, place and likeness are compared with the issue and with earlier photos',
              ],
              [
                'Records are changed afterwards',
                'Books and log can only grow, and each entry is chained to the one before',
              ],
            ],
          },
        },
        'Questions about verification? Write to {contact}.',
      ],
    },
  ],
} satisfies LongText;
