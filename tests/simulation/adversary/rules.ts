import { commitTo } from '#api/database/commitment.ts';
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
import { decideReturn } from '#api/case/funding/pledgeExpiry.rules.ts';
import { beginHold, endHold, liftHold } from '#api/case/voting/caseHold.rules.ts';
import { mayRule } from '#api/case/rulings/ambassadorPolicy.rules.ts';
import { moneyVote } from '#api/case/rulings/moneyVote.rules.ts';
import { decideVote } from '#api/case/voting/tally.rules.ts';
import { lacksContact } from '#api/people/contact.rules.ts';

const sharesThing = (id: string, others: readonly string[], things: Keys): boolean =>
  others.includes(id) || haveCommon(things(id), keysOfAll(others, things));

/** The rules that an adversary works on; a test submits others to see that the checks notice. */
export const RULES = {
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
};
export type Rules = typeof RULES;
