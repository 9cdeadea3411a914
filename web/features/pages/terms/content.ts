import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';
import type { LongText } from '#web/components/text/longText.ts';

export const termsContent = {
  title: 'Terms of Service',
  lead: 'The agreement between you and the operator of this site, in plain words.',
  description:
    'The terms of using Trybe: accounts, reports, pledges and escrow, fees, refunds, dispute resolution and payment terms.',
  lastUpdated: 'May 18, 2025',
  sections: [
    {
      id: 'agreement',
      title: '1. The agreement',
      blocks: [
        'By using Trybe you accept these terms. If you do not, you may still read what is public, but please do not register.',
        'The page about the [verification process](/verification-process) describes the rules of decisions and payments in full; it is part of these terms.',
      ],
    },
    {
      id: 'account',
      title: '2. Your account',
      blocks: [
        {
          list: [
            'You are at least 16 years old and give an email address that is yours.',
            'One account for each person; a business uses the account of a person who may act for it.',
            'Keep your password to yourself. What is done from your account counts as done by you until you tell us that somebody else has it.',
            'The role you choose at registration is a preference. It gives no rights and takes none.',
          ],
        },
      ],
    },
    {
      id: 'posts',
      title: '3. What you post',
      blocks: [
        'Reports, photos, proposals and messages stay yours. You allow us to show them on Trybe, to everyone who may see that part of it, for as long as they are needed to understand an issue and its books.',
        'You post only what you have the right to post, and what is true to the best of your knowledge. The [community guidelines](/community-guidelines) are part of these terms.',
        'An issue can be changed by its reporter until it is completed. Once a proposal has won, its title, place, photos and criteria are locked, and notes can be added. A change made while there is money in the issue is shown in both versions to those whose money it is, and until a proposal is chosen they can take it back. An issue can be deleted by its reporter until work on it begins. A deleted issue disappears from the lists; its bookings stay, because money has to be accounted for.',
      ],
    },
    {
      id: 'payments',
      title: '4. Payment terms',
      path: '/payment-terms',
      blocks: [
        'Where an installation of Trybe runs with **test money**, it says so wherever an amount stands, and nothing is charged or paid. Everything below then describes play money.',
        { subtitle: 'Pledges' },
        `A pledge is between ${rule.pledgeMin} and ${rule.pledgeMax} in {currency}. It is made when you confirm it (where you pay by card: when the payment provider tells us that the money has come), and goes into the escrow of the one issue you chose. Escrow is not an account of yours and bears no interest.`,
        { subtitle: 'Escrow' },
        'Money leaves the escrow of an issue in these ways only: to the solver, with the platform’s share, by a decision under the rules of verification; to an expert, as the fee that somebody paid in for their report; or back to the donors. Beyond that share the operator can keep nothing.',
        { subtitle: 'Fees' },
        `Of what an issue pays out, at least ${rule.solverShare} goes to the solver. The rest, at most ${rule.platformShare}, pays for running the platform. The share that applies to a pledge is fixed when the pledge is made. Refunds carry no fee.`,
        { subtitle: 'Refunds' },
        {
          list: [
            'If the reporter deletes an issue before work begins, every pledge goes back in full. This happens by itself.',
            'If somebody else has fixed an issue before a solver is chosen, every pledge goes back too: as soon as its reporter confirms that, or most of the donors’ money where a responsible body said so.',
            'A donor can take a pledge back until a proposal is chosen.',
            `A pledge that found no winning proposal within the time that was shown before pledging goes back by itself: at most ${rule.expiryMax}, and ${rule.expiry} unless the operator chose another number. Its donor is told ${rule.expiryNotice} and 1 day before.`,
            'What a completed solution did not need goes back to the donors in proportion to their pledges.',
            'A payment that arrives when the issue takes no pledges any more goes straight back.',
          ],
        },
        { subtitle: 'Chargebacks' },
        'If your bank takes a pledge or a part of it back, or it is refunded at the payment provider, it leaves the escrow at once and is put on the record; everybody concerned is told. It takes no vote, weight or ballot away. Where the rest no longer covers the price of the chosen work, the money is frozen until an ambassador has looked at the case, within the bounds of freezing. What a solver has been paid stays theirs: this site bears it. Money that comes back to us is put back.',
        { subtitle: 'Payment of solvers' },
        `A solver whose work has been accepted is paid within ${rule.payout} of the release, to the account that they have opened with the payment provider. Solvers pay their own taxes and hold the permits and insurance that their work requires.`,
      ],
    },
    {
      id: 'proposals',
      title: '5. Proposals and work',
      blocks: [
        'A proposal is an offer to the community of an issue: to do what it describes, for the compensation and in the time it names. When it is selected, it binds the solver. The contract for the work is between the solver and the donors; the operator brings them together and keeps the escrow, and is not a party to it.',
        'Solvers work lawfully and safely. Trybe gives nobody permission to enter land or to change what belongs to others; a permit that is needed has to be obtained first.',
      ],
    },
    {
      id: 'disputes',
      title: '6. Dispute resolution',
      path: '/dispute-resolution',
      blocks: [
        'Most disagreements are about one question: is it solved? By the rules it is answered in this order.',
        {
          steps: [
            `The reporter and the donors vote on the proof, by weight, for ${rule.ballotWindow}.`,
            `Where they conflict, a jury of five members from the region decides; also where too few take part and more than ${rule.largeEscrow} are in escrow.`,
            'Where that fails too, or the case is complex, an ambassador decides with written reasons. This is final on the platform.',
          ],
        },
        `Anyone with a stake in the issue may raise a flag with a reason. A flag stops the clock until it is dealt with, after the vote for at most ${rule.lateFlag}: then a jury decides. The [verification process](/verification-process#layers) describes the layers with their weights and deadlines.`,
        'Anything else, such as a frozen account or a booking that looks wrong: write to {contact} and name the issue. You get an answer from a person. Your rights before a court are not limited by any of this.',
      ],
    },
    {
      id: 'conduct',
      title: '7. What is not allowed',
      blocks: [
        {
          list: [
            'False reports, staged photos, and more accounts than one to gain votes.',
            'Using escrow to move money for any other purpose.',
            'Reading the site in bulk in a way that slows it down for others, or trying to get around its limits.',
            'Harassment, threats, hate, and publishing what is private about somebody.',
          ],
        },
        'We may hide such content and freeze the account. The money in escrow is never forfeited by that.',
      ],
    },
    {
      id: 'liability',
      title: '8. What we answer for',
      blocks: [
        'We run Trybe with care, and it can still fail or be unavailable. We answer without limit for intent, gross negligence and harm to people, and for anything else as far as the law requires. We do not answer for the work of solvers or for what members write.',
        'Trybe is not an emergency service. Where there is danger, call the emergency services.',
      ],
    },
    {
      id: 'changes',
      title: '9. Changes and end',
      blocks: [
        'We may change these terms for what comes; the date above tells when. What was agreed for a pledge stays as it was when you made it. You can stop using Trybe at any time and delete your account in your settings, as soon as none of your money is in escrow and no work, payment or jury seat of yours is open.',
        'Questions: {contact}.',
      ],
    },
  ],
} satisfies LongText;
