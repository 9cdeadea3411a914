/** What people rely on: the promise, the code that holds it, and the tests and commands that try to break it. */
export type Promised = { promise: string; heldBy: readonly string[]; testedBy: readonly string[] };

export const PROMISES: Readonly<Record<string, readonly Promised[]>> = {
  Offline: [
    {
      promise: 'A report or message written offline arrives exactly once',
      heldBy: ['sw/outbox', 'api/http/idempotency.ts'],
      testedBy: ['sw/outbox/drain.model.test.ts', 'tests/process/killUnderLoad.test.ts'],
    },
    {
      promise: 'Other users of the device can neither see nor send your unsent items',
      heldBy: ['sw/outbox/drain.ts'],
      testedBy: ['tests/e2e/lostAnswers.test.ts', 'tests/scenarios/sync.test.ts'],
    },
    {
      promise: 'What you cover in a photo is neither stored nor sent',
      heldBy: ['web/features/report/usePhotos.ts'],
      testedBy: ['tests/e2e/coveredPhoto.test.ts'],
    },
  ],
  Money: [
    {
      promise: 'Pledges are held in escrow and the books always sum to zero',
      heldBy: ['api/database/migrations/0004_money.ts'],
      testedBy: ['api/database/books/ledgerAndAudit.test.ts', 'npm run verify'],
    },
    {
      promise: 'Real money moves exactly once for each entry in the books',
      heldBy: ['api/jobs/sendPayments.ts'],
      testedBy: ['tests/process/killedPayments.test.ts'],
    },
    {
      promise:
        'A refund or dispute at the payment provider leaves the books once, and takes no weight, vote or ballot',
      heldBy: ['api/case/payments/followTaking.ts'],
      testedBy: [
        'tests/security/refundAtProvider.test.ts',
        'tests/scenarios/chargebackVotes.test.ts',
      ],
    },
    {
      promise: 'A case that is no longer covered after one is frozen for review',
      heldBy: ['api/case/payments/reviewCover.ts'],
      testedBy: ['tests/scenarios/chargeback.test.ts'],
    },
    {
      promise: 'A pledge can be withdrawn until a proposal is selected, and expires',
      heldBy: ['api/case/funding/pledgeExpiry.rules.ts'],
      testedBy: ['tests/scenarios/pledges.test.ts'],
    },
    {
      promise: 'The platform takes at most a tenth; donors get the rest back to the cent',
      heldBy: ['api/money/payout.rules.ts'],
      testedBy: ['api/money/payout.rules.test.ts', 'tests/e2e/wholeCase.test.ts'],
    },
    {
      promise: 'Of a simultaneous release, refund and objection, exactly one wins',
      heldBy: ['api/issues/issues.sql.ts'],
      testedBy: ['tests/process/oneWinner.test.ts'],
    },
    {
      promise: 'A paid expert report is delivered on time or refunded, and has no vote',
      heldBy: ['api/case/rulings/premium.rules.ts'],
      testedBy: ['tests/scenarios/premium.test.ts'],
    },
  ],
  Decisions: [
    {
      promise: 'Votes are weighted by pledge; a selection takes effect after 24 hours',
      heldBy: ['api/case/funding/selection.rules.ts'],
      testedBy: ['tests/scenarios/selection.test.ts'],
    },
    {
      promise: 'Proof is locked and checked for place, time and reused photos',
      heldBy: ['api/case/proof/proofChecks.rules.ts'],
      testedBy: ['tests/scenarios/proof.test.ts'],
    },
    {
      promise: 'Creator, top donor and other donors carry 50%, 30% and 20% of the vote',
      heldBy: ['api/case/proof/electorate.rules.ts'],
      testedBy: ['tests/scenarios/ballots.test.ts'],
    },
    {
      promise: "Unopposed work is paid after five days, with 24 hours' notice",
      heldBy: ['api/case/proof/releaseClock.rules.ts'],
      testedBy: ['tests/scenarios/release.test.ts'],
    },
    {
      promise: 'Five jurors without a stake, by a draw anyone can repeat; sealed verdicts',
      heldBy: ['api/case/jury/jury.rules.ts'],
      testedBy: ['tests/scenarios/jury.test.ts', 'tests/scenarios/recompute.test.ts'],
    },
    {
      promise: 'Ambassadors rule last, two of them above $1,000; operators move no money',
      heldBy: ['api/case/rulings/ruling.rules.ts'],
      testedBy: ['tests/scenarios/arbitration.test.ts'],
    },
    {
      promise: 'Donors see both versions of an edited issue and may leave',
      heldBy: ['api/issues/issuePolicy.rules.ts'],
      testedBy: ['tests/scenarios/editing.test.ts', 'tests/scenarios/fairContract.test.ts'],
    },
    {
      promise: 'Content is moderated by someone without a stake; an appeal, by another',
      heldBy: ['api/moderation/moderationPolicy.rules.ts'],
      testedBy: ['tests/scenarios/moderationDecisions.test.ts'],
    },
  ],
  Records: [
    {
      promise: 'Every decision is on a public record that anyone can recompute',
      heldBy: ['api/database/auditLog.ts'],
      testedBy: ['tests/scenarios/recompute.test.ts'],
    },
    {
      promise: "The record's heads are published daily, so later changes are provable",
      heldBy: ['api/jobs/publishHeadsDaily.ts'],
      testedBy: ['tests/e2e/openRecords.test.ts'],
    },
    {
      promise: 'Trust scores and rankings follow a public formula',
      heldBy: ['api/people/reputation.rules.ts'],
      testedBy: ['tests/scenarios/openRecords.test.ts'],
    },
  ],
  Accounts: [
    {
      promise: 'With a passkey and a confirmed address, the password alone lets nobody in',
      heldBy: ['api/people/login.routes.ts'],
      testedBy: ['tests/scenarios/passkeys.test.ts', 'tests/security/staffPasskeys.test.ts'],
    },
    {
      promise: 'An email address belongs to who confirms it, and what was made before ends',
      heldBy: ['api/people/firstProof.ts'],
      testedBy: ['tests/security/preHijackedAccount.test.ts'],
    },
    {
      promise: 'Reset links work once, for 30 minutes',
      heldBy: ['api/people/passwords.ts'],
      testedBy: ['tests/scenarios/credentials.test.ts'],
    },
    {
      promise: 'You can see where you are signed in and end any session',
      heldBy: ['api/database/sessionStore.ts'],
      testedBy: ['tests/scenarios/signIns.test.ts'],
    },
    {
      promise: 'You can download your data and delete your account',
      heldBy: ['api/people/accountDeletion.sql.ts'],
      testedBy: ['tests/scenarios/dataExport.test.ts', 'tests/scenarios/deleteAccount.test.ts'],
    },
    {
      promise: 'Each notification and digest is sent once',
      heldBy: ['api/jobs/deliverNotices.ts'],
      testedBy: ['api/jobs/deliverNotices.test.ts'],
    },
  ],
};
