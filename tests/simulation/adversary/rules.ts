import { commitTo } from '#api/database/commitment.ts';
import { isSaidFixed, maySayFixed } from '#api/case/closing/fixed.rules.ts';
import { findWinner } from '#api/case/funding/selection.rules.ts';
import {
  givesExperience,
  haveCommon,
  groupKeys,
  keysOfAll,
  type Keys,
} from '#api/people/connections.rules.ts';
import {
  flagRefusal,
  flagsEscalateAt,
  hasOpenFlag,
  settleFlag,
} from '#api/case/voting/flags.rules.ts';
import { juryPool } from '#api/case/jury/jury.rules.ts';
import { seatJury } from '#api/case/jury/jurySeats.rules.ts';
import { resumeClock } from '#api/case/proof/releaseClock.rules.ts';
import { decidePayout } from '#api/money/payout.rules.ts';
import { decideReturn, expiryNoticeDue, isExpired } from '#api/case/funding/pledgeExpiry.rules.ts';
import { beginHold, endHold, liftHold } from '#api/case/voting/caseHold.rules.ts';
import { mayRule } from '#api/case/rulings/ambassadorPolicy.rules.ts';
import { moneyVote } from '#api/case/rulings/moneyVote.rules.ts';
import { decideVote } from '#api/case/voting/tally.rules.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { ARBITRATION_MAX_DAYS } from '#schema/caseLimits.ts';
import { ROLE_MEMORY_DAYS } from '#schema/people/roleLimits.ts';
import { maySubmitProof } from '#api/case/proof/casePolicy.rules.ts';
import { mayWithdrawPledge } from '#api/case/funding/stakePolicy.rules.ts';
import { hasUsedUpReturns } from '#api/case/payments/cardReturns.rules.ts';
import {
  appointmentOutcome,
  effectAt,
  isRecoveryAnnounced,
  needsNotice,
} from '#api/people/appointments.rules.ts';
import { mayDelete, mayGiveVerdict } from '#api/issues/issuePolicy.rules.ts';
import { lacksContact } from '#api/people/contact.rules.ts';

const sharesThing = (id: string, others: readonly string[], things: Keys): boolean =>
  others.includes(id) || haveCommon(things(id), keysOfAll(others, things));

/** The rules that an adversary works on; a test submits others to see that the checks notice. */
export const RULES = {
  arbitrationEndsAt: (since: Date): Date | null => daysAfter(since, ARBITRATION_MAX_DAYS),
  limitOf: (ofChoice: bigint, _ofNow: bigint) => ofChoice,
  /** As the queries have it: `adversary.test.ts` compares. */
  isFrozenBefore: (since: Date | null, chosenAt: Date | null) =>
    since !== null && chosenAt !== null && since < chosenAt,
  frozenFrom: (before: Date | undefined, now: Date) => before ?? now,
  mayGiveVerdict,
  mayWithdrawPledge,
  maySubmitProof,
  hasUsedUpReturns,
  /** As the queries have it: `feeDrain.test.ts` shows. */
  isCausedReturn: (_how: 'withdrawn' | 'removed' | 'fixed'): boolean => true,
  isExpired,
  expiryNoticeDue,
  mayDelete,
  isRecoveryAnnounced,
  /** As the queries have it: `operatorsBorrowNames.test.ts` shows. */
  mayBeDrawn: (enteredAt: Date | null, now: Date): boolean =>
    enteredAt === null || enteredAt <= daysAfter(now, -ROLE_MEMORY_DAYS),
  needsNotice,
  effectAt,
  appointmentOutcome,

  findWinner,
  keysOf: groupKeys,
  givesExperience,
  lacksContact,
  commitTo,
  flagRefusal,
  flagsEscalateAt,
  hasOpenFlag,
  settleFlag,
  juryPool,
  seatJury,
  resumeClock,
  decidePayout,
  decideReturn,
  decideVote,
  beginHold,
  endHold,
  liftHold,
  mayRule,
  sharesThing,
  moneyVote,
  maySayFixed,
  isSaidFixed,
};
export type Rules = typeof RULES;
