import { MINUTE_MS } from './durations.ts';
/** Every constant the product promises. These numbers are not repeated elsewhere. */

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 30;
/** One minimum for registering and signing in, so that every new account can sign in. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;

export const RESET_LINK_MINUTES = 30;
/** Also the lifetime of a pending change. */
export const EMAIL_LINK_HOURS = 72;

export const PASSKEY_CHALLENGE_MINUTES = 5;
export const PASSKEYS_MAX = 10;
export const RECOVERY_CODES = 10;

export const DATA_EXPORT_HOURS = 24;

export const TITLE_MIN_LENGTH = 5;
export const TITLE_MAX_LENGTH = 120;
export const DESCRIPTION_MIN_LENGTH = 20;
export const DESCRIPTION_MAX_LENGTH = 5_000;
export const LOCATION_MIN_LENGTH = 3;
export const LOCATION_MAX_LENGTH = 200;
export const CRITERIA_MIN_LENGTH = 20;
export const CRITERIA_MAX_LENGTH = 2_000;
export const META_DESCRIPTION_LENGTH = 155;
export const SHORT_LOCATION_LENGTH = 40;

/** Defaults of an installation in dollars. */
export const PLEDGE_MIN_CENTS = 100n;
export const PLEDGE_MAX_CENTS = 100_000_000n;
export const PROPOSAL_TITLE_MAX_LENGTH = 120;
export const PROPOSAL_DESCRIPTION_MIN_LENGTH = 10;
export const PROPOSAL_DESCRIPTION_MAX_LENGTH = 5_000;
export const PROPOSAL_MAX_DAYS = 730;
export const MESSAGE_MAX_LENGTH = 2_000;

export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 40_000_000;
/** Of a camera's original, which the device makes smaller before it is sent. */
export const PHOTO_SOURCE_MAX_PIXELS = 120_000_000;
/** The widest panoramas of phones; longer edges and more extreme ratios are not decoded. */
export const PHOTO_MAX_SOURCE_EDGE_PX = 20_000;
export const PHOTO_MAX_RATIO = 20;
export const PHOTO_MAX_EDGE_PX = 1_600;
export const PHOTO_CARD_WIDTH_PX = 800;
export const PHOTO_CARD_HEIGHT_PX = 400;
export const PHOTO_QUALITY = 80;
export const PHOTOS_PER_REPORT = 5;
export const PHOTO_MIME_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Numbers, dates, durations, boxes; longer ones are refused unread. */
export const SHORT_TEXT_MAX_LENGTH = 200;
/** Further errors are omitted. */
export const FIELD_ERRORS_MAX = 50;

export const JSON_BODY_MAX_BYTES = 64 * 1024;
export const JSON_MAX_DEPTH = 12;
export const SYNC_MAX_ITEMS = 50;
export const SYNC_MAX_PARAMS = 8;
/** A whole round trip; every single body keeps the limit of its own endpoint. */
export const SYNC_BODY_MAX_BYTES = 512 * 1024;
/** Unsent items; a browser has to hold the file in memory. */
export const OUTBOX_FILE_MAX_BYTES = 256 * 1024 * 1024;

export const ISSUES_PAGE_SIZE = 9;
export const OWN_LIST_PAGE_SIZE = 20;
export const ISSUES_MAX_PAGE_SIZE = 100;
export const ISSUES_MAX_PAGE = 1_000_000;
/** The list without parameters is complete up to this length, then the newest ones. */
export const ISSUES_WHOLE_LIST_MAX = 2_000;
export const ISSUE_CHANGES_PAGE_SIZE = 100;
/** Larger totals are given as "at least": counting a million rows is useless. */
export const ISSUES_COUNT_CAP = 10_000;
export const SEARCH_COUNT_CAP = 1_000;
export const PAGINATION_BUTTONS = 5;
export const SEARCH_MAX_LENGTH = 100;
export const SEARCH_MIN_LENGTH = 2;
export const SEARCH_DEBOUNCE_MS = 300;
export const SUGGESTIONS_MAX = 5;
export const FEATURED_ISSUES = 3;
export const HOME_STORIES = 2;
export const MESSAGES_PAGE_SIZE = 200;
export const LIST_MAX = 200;
export const PROFILE_RECENT_ISSUES = 3;
export const PROFILE_NOTIFICATIONS = 5;
export const COMMUNITY_AREAS = 5;

export const FUNDING_LOW_BELOW_CENTS = 50_000n;
export const FUNDING_HIGH_ABOVE_CENTS = 200_000n;

export const MAP_CENTRE = { latitude: 34.0522, longitude: -118.2437 } as const;
export const MAP_ZOOM = 4;
export const MAP_ZOOM_WITH_ISSUES = 13;
export const MAP_ZOOM_SEARCH = 15;
export const MAP_ZOOM_SELECTED = 16;
export const MAP_HEIGHT_PX = 500;
export const MAP_MAX_FEATURES = 300;
/** Saved areas of the built-in map: one, and all together. */
export const MAP_AREA_MAX_BYTES = 50_000_000;
export const MAP_AREAS_MAX_BYTES = 200_000_000;
/** Counting stops here: nobody saves a country street by street. */
export const MAP_AREA_MAX_TILES = 5_000;
export const REPORT_MAP_CENTRE = { latitude: 40.7128, longitude: -74.006 } as const;
export const REPORT_MAP_ZOOM = 13;
/** "Affects me too" changes per person and hour. */
export const AFFECTED_PER_HOUR = 30;
/** Distance and number of possible duplicates of a new report. */
export const NEARBY_M = 150;
export const NEARBY_SHOWN = 3;
/** Positions less accurate than this give an area, not a place. */
export const POSITION_SURE_WITHIN_M = 150;

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = 'F8';
export const TOOLTIP_DELAY_MS = 700;
export const COUNT_UP_MS = 2_000;
export const COUNT_UP_STEPS = 60;

/** Without a winning proposal a pledge is refunded after this. */
export const PLEDGE_EXPIRY_DAYS = 180;
/** Operators may set another time, long enough for both notices. */
export const PLEDGE_EXPIRY_MIN_DAYS = 15;
/** Refunds to cards end near a year. */
export const PLEDGE_EXPIRY_MAX_DAYS = 300;
export const PLEDGE_EXPIRY_FIRST_NOTICE_DAYS = 14;
export const PLEDGE_EXPIRY_LAST_NOTICE_DAYS = 1;
/** Basis points of a draw on escrow that reach the solver: the promised 90%. */
export const SOLVER_SHARE_BP = 9_000n;

/** Between winning the vote and being chosen; votes may still change. */
export const SELECTION_NOTICE_HOURS = 24;
/** Minimum age of a pledge to count in the vote on proposals. */
export const PLEDGE_WEIGHS_AFTER_HOURS = 24;
/** Added to the solver's estimate. */
export const DEADLINE_GRACE_DAYS = 7;
export const DEADLINE_REMINDER_DAYS = 3;

/** For creator and donors to judge a proof. */
export const BALLOT_WINDOW_HOURS = 72;
/** First-layer weights: creator, largest donor, all other donors together. */
export const CREATOR_WEIGHT_PERCENT = 50n;
export const TOP_DONOR_WEIGHT_PERCENT = 30n;
export const OTHER_DONORS_WEIGHT_PERCENT = 20n;
/** Above this, silence is not consent (a jury decides), and a ruling needs a second ambassador. */
export const LARGE_ESCROW_CENTS = 100_000n;
export const AUTO_RELEASE_DAYS = 5;
/** No automatic release without a notice recorded this long before. */
export const RELEASE_NOTICE_HOURS = 24;
/** Minimum time left when a release resumes after a freeze or a refuted flag. */
export const RELEASE_RESUME_MIN_HOURS = 24;
/** The one pause per proof for settling flags raised after the vote. */
export const LATE_FLAG_HOURS = 24;
/** After this many dismissed flags within the days below, a flag needs a second person to have effect. */
export const DISMISSED_FLAGS_BEFORE_COSIGNER = 2;
export const DISMISSED_FLAGS_DAYS = 180;
/** Of a flag's justification, a ruling's reason and a proof's summary. */
export const JUSTIFICATION_MIN_LENGTH = 20;
export const SECOND_PROOF_DAYS = 7;
export const APPEAL_HOURS = 72;
export const PROOFS_PER_PROPOSAL = 2;

export const JURY_SEATS = 5;
export const JURY_MAJORITY = 3;
export const JURY_HOURS = 72;
export const JURY_SEAT_OFFER_HOURS = 24;
export const JUROR_MIN_TRUST = 50;
/** Appearances from one network within this many minutes count as joint. */
export const TOGETHER_MINUTES = 10;
/** More people on one network within that time are a crowd, which connects nobody. */
export const CROWD_MAX_PEOPLE = 20;
/** Days of joint appearances after which accounts count as appearing together. */
export const MEETING_DAYS = 3;
/** Most others that are recorded as appearing together with one account. */
export const MEETINGS_MAX = 500;
/** Maximum number of others recorded as appearing together with one account. */
export const EXPERIENCE_MIN_DONORS = 3;
/** Minimum age of a home area for juries. */
export const HOME_AREA_MIN_DAYS = 30;
/** Of the five on a jury. */
export const JURY_MAX_NOVICES = 2;
export const JUROR_MIN_ACCOUNT_DAYS = 14;
/** Distance of jurors' homes; the next radius is tried if too few are found. */
export const JURY_RADII_KM = [50, 250] as const;

export const PROOF_RADIUS_M = 200;
/** Less accurate positions prove nothing. */
export const PROOF_ACCURACY_MAX_M = 10_000;
export const PROOF_SUMMARY_MAX_LENGTH = 2_000;
export const PROOF_NOTE_MAX_LENGTH = 1_000;
/** More additions to one proof would bury it. */
export const PROOF_NOTES_MAX = 20;
export const REASON_MAX_LENGTH = 2_000;
export const PROOF_VIDEO_MAX_SECONDS = 30;
export const PROOF_VIDEO_MAX_BYTES = 40 * 1024 * 1024;
/** Tolerated difference between a device's clock and ours. */
export const CAPTURE_CLOCK_TOLERANCE_MS = 10 * MINUTE_MS;
/** For proofs taken offline: maximum age of the nonce. */
export const PROOF_NONCE_DAYS = 14;
/** Of 64 bits of a perceptual hash: up to this, two files show one picture. */
export const SAME_PICTURE_MAX_BITS = 4;
/** Up to this one may be a crop or edit of the other. */
export const SIMILAR_PICTURE_MAX_BITS = 10;
/** Beyond this two pictures hardly show the same place: unrelated ones differ in about 32 bits. */
export const SAME_PLACE_MAX_BITS = 26;

/** Per step of a test installation's clock: 400 days. */
export const TEST_CLOCK_MAX_HOURS = 9_600;

export const PAYOUT_BUSINESS_DAYS = 5;
/** Lifetime of a payment page; Stripe allows half an hour to a day. */
export const CHECKOUT_MINUTES = 60;

/** Browsers per person; an eleventh replaces the longest unused one. */
export const PUSH_SUBSCRIPTIONS_MAX = 10;
export const PUSH_ENDPOINT_MAX_LENGTH = 2_000;
export const MAILBOX_MAX = 2_000;
export const MAILBOX_DAYS = 30;
export const MAILBOX_SHOWN = 50;

export const PREMIUM_FEE_MIN_CENTS = 500n;
export const PREMIUM_REPORT_MAX_LENGTH = 5_000;
/** One at a time per validator; more on one issue are of no use. */
export const PREMIUM_ORDERS_PER_ISSUE = 20;

export const LEADERBOARD_ROWS = 100;
export const TRANSPARENCY_MONTHS = 12;

export const TRUST_START = 50;
export const TRUST_MAX = 100;
export const TRUST_MIN_TO_PROPOSE = 20;
export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** Unused photos and videos are deleted after this; with the hourly job that is within a day. */
export const UNNAMED_UPLOAD_HOURS = 23;
/** Of unfinished uploads: two videos. The oldest give way. */
export const PARTIAL_BYTES_PER_PERSON = 2 * PROOF_VIDEO_MAX_BYTES;
export const STORED_BYTES_PER_PERSON = 2_000_000_000;
