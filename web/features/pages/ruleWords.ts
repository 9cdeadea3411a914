import {
  APPEAL_HOURS,
  AUTO_RELEASE_DAYS,
  BALLOT_WINDOW_HOURS,
  CREATOR_WEIGHT_PERCENT,
  JURY_HOURS,
  LATE_FLAG_HOURS,
  OTHER_DONORS_WEIGHT_PERCENT,
  PAYOUT_BUSINESS_DAYS,
  PLEDGE_EXPIRY_DAYS,
  PLEDGE_EXPIRY_FIRST_NOTICE_DAYS,
  PLEDGE_EXPIRY_MAX_DAYS,
  PLEDGE_WEIGHS_AFTER_HOURS,
  PROOF_VIDEO_MAX_SECONDS,
  RELEASE_NOTICE_HOURS,
  SECOND_PROOF_DAYS,
  SELECTION_NOTICE_HOURS,
  SOLVER_SHARE_BP,
  TOP_DONOR_WEIGHT_PERCENT,
  TRUST_MAX,
  TRUST_MIN_TO_PROPOSE,
  TRUST_START,
} from '#schema/limits.ts';
import { language } from '#web/format/language.ts';
import { ruleWordsContent as text } from './content.ts';
import {
  ACCEPTANCE_AFTER_HOURS,
  ARBITRATION_MAX_DAYS,
  CARD_RETURNS_DAYS,
  HELD_BY_TWO_MAX_DAYS,
  HELD_MAX_DAYS,
  HIDDEN_MAX_DAYS,
} from '#schema/caseLimits.ts';

const percent = (share: bigint | number) => language.percent(String(share));
const solverPercent = SOLVER_SHARE_BP / 100n;

/**
 * Figures in texts, each from the constant of its rule. Amounts depend on the installation: they
 * are names in braces until `useSiteTexts` replaces them.
 */
export const ruleWords = {
  solverShare: percent(solverPercent),
  platformShare: percent(100n - solverPercent),
  creatorWeight: percent(CREATOR_WEIGHT_PERCENT),
  topDonorWeight: percent(TOP_DONOR_WEIGHT_PERCENT),
  otherDonorsWeight: percent(OTHER_DONORS_WEIGHT_PERCENT),
  loneDonorWeight: percent(TOP_DONOR_WEIGHT_PERCENT + OTHER_DONORS_WEIGHT_PERCENT),
  secondProof: text.days(SECOND_PROOF_DAYS),
  appeal: text.hours(APPEAL_HOURS),
  lateFlag: text.hours(LATE_FLAG_HOURS),
  weighsAfter: text.hours(PLEDGE_WEIGHS_AFTER_HOURS),
  ballotWindow: text.hours(BALLOT_WINDOW_HOURS),
  acceptanceAfter: text.hours(ACCEPTANCE_AFTER_HOURS),
  hiddenMax: text.days(HIDDEN_MAX_DAYS),
  heldMax: text.days(HELD_MAX_DAYS),
  heldByTwoMax: text.days(HELD_BY_TWO_MAX_DAYS),
  arbitrationMax: text.days(ARBITRATION_MAX_DAYS),
  cardReturns: text.days(CARD_RETURNS_DAYS),
  juryWindow: text.hours(JURY_HOURS),
  largeEscrow: '{largeEscrow}',
  autoRelease: text.days(AUTO_RELEASE_DAYS),
  releaseNotice: text.hours(RELEASE_NOTICE_HOURS),
  selectionNotice: text.hours(SELECTION_NOTICE_HOURS),
  payout: text.payout(PAYOUT_BUSINESS_DAYS),
  video: text.seconds(PROOF_VIDEO_MAX_SECONDS),
  pledgeMin: '{pledgeMin}',
  pledgeMax: '{pledgeMax}',
  expiry: text.days(PLEDGE_EXPIRY_DAYS),
  expiryMax: text.days(PLEDGE_EXPIRY_MAX_DAYS),
  expiryNotice: text.days(PLEDGE_EXPIRY_FIRST_NOTICE_DAYS),
  premiumFee: '{premiumFee}',
  trustRange: text.trustRange(TRUST_MAX),
  trustStart: text.trustStart(TRUST_START),
  trustToPropose: text.trustToPropose(TRUST_MIN_TO_PROPOSE),
} as const;
