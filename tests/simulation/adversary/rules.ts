import { commitTo } from '#api/database/commitment.ts';
import { findWinner } from '#api/domain/selection/selection.ts';
import { givesExperience, groupsOf } from '#api/people/connections.rules.ts';
import {
  flagRefusal,
  flagsEscalateAt,
  hasOpenFlag,
  settleFlag,
} from '#api/domain/verification/flags.ts';
import { juryPool } from '#api/domain/verification/jury.ts';
import { seatJury } from '#api/domain/verification/jurySeats.ts';
import { resumeClock } from '#api/domain/verification/releaseClock.ts';
import { decidePayout } from '#api/money/payout.rules.ts';
import { decideReturn } from '#api/domain/money/pledgeExpiry.ts';
import { lacksContact } from '#api/people/contactPolicy.rules.ts';

/** The rules that an adversary works on; a test submits others to see that the checks notice. */
export const RULES = {
  findWinner,
  groupsOf,
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
};
export type Rules = typeof RULES;
