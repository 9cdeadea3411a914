import {
  AUTO_RELEASE_DAYS,
  BALLOT_WINDOW_HOURS,
  CREATOR_WEIGHT_PERCENT,
  JURY_HOURS,
  OTHER_DONORS_WEIGHT_PERCENT,
  PAYOUT_BUSINESS_DAYS,
  PLEDGE_EXPIRY_DAYS,
  PLEDGE_EXPIRY_FIRST_NOTICE_DAYS,
  PLEDGE_EXPIRY_MAX_DAYS,
  PROOF_VIDEO_MAX_SECONDS,
  RELEASE_NOTICE_HOURS,
  SELECTION_NOTICE_HOURS,
  SOLVER_SHARE_BP,
  TOP_DONOR_WEIGHT_PERCENT,
  TRUST_MAX,
  TRUST_MIN_TO_PROPOSE,
  TRUST_START,
} from '#schema/limits.ts';

const solverPercent = SOLVER_SHARE_BP / 100n;

/**
 * The figures of the rules as the pages write them, each from the constant that the rules use. Amounts
 * are set by the installation: they stand as names in braces until `useSiteTexts` fills them in.
 */
export const ruleWords = {
  solverShare: `${solverPercent}%`,
  platformShare: `${100n - solverPercent}%`,
  creatorWeight: `${CREATOR_WEIGHT_PERCENT}%`,
  topDonorWeight: `${TOP_DONOR_WEIGHT_PERCENT}%`,
  otherDonorsWeight: `${OTHER_DONORS_WEIGHT_PERCENT}%`,
  loneDonorWeight: `${TOP_DONOR_WEIGHT_PERCENT + OTHER_DONORS_WEIGHT_PERCENT}%`,
  ballotWindow: `${BALLOT_WINDOW_HOURS} hours`,
  juryWindow: `${JURY_HOURS} hours`,
  largeEscrow: '{largeEscrow}',
  autoRelease: `${AUTO_RELEASE_DAYS} days`,
  releaseNotice: `${RELEASE_NOTICE_HOURS} hours`,
  selectionNotice: `${SELECTION_NOTICE_HOURS} hours`,
  payout: `3 to ${PAYOUT_BUSINESS_DAYS} business days`,
  video: `${PROOF_VIDEO_MAX_SECONDS} seconds`,
  pledgeMin: '{pledgeMin}',
  pledgeMax: '{pledgeMax}',
  expiry: `${PLEDGE_EXPIRY_DAYS} days`,
  expiryMax: `${PLEDGE_EXPIRY_MAX_DAYS} days`,
  expiryNotice: `${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} days`,
  premiumFee: '{premiumFee}',
  trustRange: `From 0 to ${TRUST_MAX}`,
  trustStart: `starting at ${TRUST_START}`,
  trustToPropose: `a score of ${TRUST_MIN_TO_PROPOSE}`,
} as const;
