import { MINUTE_MS } from './durations.ts';
/** Every constant that the product promises. Nobody repeats one of these numbers elsewhere. */

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 30;
export const EMAIL_MAX_LENGTH = 254;
/** One minimum for registering and signing in, so that every account that can be made can sign in. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;

/** How long a link to a new password can be used. */
export const RESET_LINK_MINUTES = 30;
/** How long a link that proves an address can be used, and how long a change waits for its links. */
export const EMAIL_LINK_HOURS = 72;

/** How long a browser has to answer what a passkey is asked. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
export const PASSKEYS_MAX = 10;
export const RECOVERY_CODES = 10;

/** How long a copy of one's own data can be fetched. */
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

/** Amounts are those of an installation in dollars that has set no others. */
export const PLEDGE_MIN_CENTS = 100n;
export const PLEDGE_MAX_CENTS = 100_000_000n;
export const PROPOSAL_TITLE_MAX_LENGTH = 120;
export const PROPOSAL_DESCRIPTION_MIN_LENGTH = 10;
export const PROPOSAL_DESCRIPTION_MAX_LENGTH = 5_000;
export const PROPOSAL_MAX_DAYS = 730;
export const MESSAGE_MAX_LENGTH = 2_000;

export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 40_000_000;
/** As wide as the widest panoramas of phones; longer ones, and mere threads, are not decoded. */
export const PHOTO_MAX_SOURCE_EDGE_PX = 20_000;
export const PHOTO_MAX_RATIO = 20;
export const PHOTO_MAX_EDGE_PX = 1_600;
export const PHOTO_CARD_WIDTH_PX = 800;
export const PHOTO_CARD_HEIGHT_PX = 400;
export const PHOTO_QUALITY = 80;
export const PHOTOS_PER_REPORT = 5;
export const PHOTO_MIME_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A number, a date, a duration or a box in writing; longer ones are refused unread. */
export const SHORT_TEXT_MAX_LENGTH = 200;
/** Fields of a request that are named as wrong; beyond them nobody reads on. */
export const FIELD_ERRORS_MAX = 50;

/** A JSON body larger than this is refused with 413. */
export const JSON_BODY_MAX_BYTES = 64 * 1024;
export const JSON_MAX_DEPTH = 12;
/** The most operations that one round trip of the outbox may carry. */
export const SYNC_MAX_ITEMS = 50;
/** Path parameters of one operation of a round trip. */
export const SYNC_MAX_PARAMS = 8;
/** A whole round trip; every single body keeps the limit of its own endpoint. */
export const SYNC_BODY_MAX_BYTES = 512 * 1024;
/** A larger file of unsent items is refused: a browser would have to hold all of it in memory. */
export const OUTBOX_FILE_MAX_BYTES = 256 * 1024 * 1024;

export const ISSUES_PAGE_SIZE = 9;
/** Of a person's own pledges, votes and reports. */
export const OWN_LIST_PAGE_SIZE = 20;
export const ISSUES_MAX_PAGE_SIZE = 100;
export const ISSUES_MAX_PAGE = 1_000_000;
/** The list without parameters is whole up to this many issues, then the newest ones. */
export const ISSUES_WHOLE_LIST_MAX = 2_000;
export const ISSUE_CHANGES_PAGE_SIZE = 100;
/** Totals beyond this are answered as "at least": counting a million rows helps nobody. */
export const ISSUES_COUNT_CAP = 10_000;
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
/** What a person may keep of the built-in map: in one area, and in all of them together. */
export const MAP_AREA_MAX_BYTES = 50_000_000;
export const MAP_AREAS_MAX_BYTES = 200_000_000;
/** More tiles than these are not even counted: nobody saves a country street by street. */
export const MAP_AREA_MAX_TILES = 5_000;
export const REPORT_MAP_CENTRE = { latitude: 40.7128, longitude: -74.006 } as const;
export const REPORT_MAP_ZOOM = 13;
/** Of so many issues a person may say within an hour that they affect them. */
export const AFFECTED_PER_HOUR = 30;
/** Issues this close to a new report may be the same one; so many of them are named. */
export const NEARBY_M = 150;
export const NEARBY_SHOWN = 3;
/** A device less sure of its position than this knows an area, not a place. */
export const POSITION_SURE_WITHIN_M = 150;

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = 'F8';
export const TOOLTIP_DELAY_MS = 700;
export const COUNT_UP_MS = 2_000;
export const COUNT_UP_STEPS = 60;

/** A proposal without a winner for this long gives a pledge back by itself. */
export const PLEDGE_EXPIRY_DAYS = 180;
/** An operator may choose another time, long enough for both notices. */
export const PLEDGE_EXPIRY_MIN_DAYS = 15;
/** And no longer than this: refunds to cards end near a year. */
export const PLEDGE_EXPIRY_MAX_DAYS = 300;
export const PLEDGE_EXPIRY_FIRST_NOTICE_DAYS = 14;
export const PLEDGE_EXPIRY_LAST_NOTICE_DAYS = 1;
/** Basis points of a draw on escrow that reach the solver: the promised 90%. */
export const SOLVER_SHARE_BP = 9_000n;

/** Between winning the vote and being chosen; votes may still change. */
export const SELECTION_NOTICE_HOURS = 24;
/** How old a pledge has to be before it weighs in the vote on proposals. */
export const PLEDGE_WEIGHS_AFTER_HOURS = 24;
/** Added to the days that a solver estimates. */
export const DEADLINE_GRACE_DAYS = 7;
export const DEADLINE_REMINDER_DAYS = 3;

/** How long the creator and the donors judge a proof. */
export const BALLOT_WINDOW_HOURS = 72;
/** Say in the first layer: creator, largest donor, all other donors together. */
export const CREATOR_WEIGHT_PERCENT = 50n;
export const TOP_DONOR_WEIGHT_PERCENT = 30n;
export const OTHER_DONORS_WEIGHT_PERCENT = 20n;
/** Above this escrow silence is no consent (a jury looks) and a ruling needs a second ambassador. */
export const LARGE_ESCROW_CENTS = 100_000n;
export const AUTO_RELEASE_DAYS = 5;
/** No release by itself without a notice recorded this long before. */
export const RELEASE_NOTICE_HOURS = 24;
/** The least time that is left when a release goes on after a freeze, or a refuted flag. */
export const RELEASE_RESUME_MIN_HOURS = 24;
/** The one pause per proof in which flags that were raised after the vote can be settled. */
export const LATE_FLAG_HOURS = 24;
/** After so many dismissed flags within the days below, a flag holds nothing without a second one. */
export const DISMISSED_FLAGS_BEFORE_COSIGNER = 2;
export const DISMISSED_FLAGS_DAYS = 180;
/** The least length of a flag's justification, a ruling's reason and a proof's summary. */
export const JUSTIFICATION_MIN_LENGTH = 20;
export const SECOND_PROOF_DAYS = 7;
export const APPEAL_HOURS = 72;
export const PROOFS_PER_PROPOSAL = 2;

export const JURY_SEATS = 5;
export const JURY_MAJORITY = 3;
export const JURY_HOURS = 72;
export const JURY_SEAT_OFFER_HOURS = 24;
export const JUROR_MIN_TRUST = 50;
/** How long what connects two accounts is remembered, from the last time that it was seen. */
export const ACCOUNT_TRACE_DAYS = 180;
/** So many donors who have nothing to do with each other make a case count as experience. */
export const EXPERIENCE_MIN_DONORS = 3;
/** From when on a home area counts for juries. */
export const HOME_AREA_MIN_DAYS = 30;
/** Of the five on a jury. */
export const JURY_MAX_NOVICES = 2;
/** An account has to be older than this. */
export const JUROR_MIN_ACCOUNT_DAYS = 14;
/** How far from an issue its jurors live; the next is tried where the one before is too small. */
export const JURY_RADII_KM = [50, 250] as const;

/** The proof and the check-in belong this close to the issue. */
export const PROOF_RADIUS_M = 200;
/** A position less certain than this says nothing about where somebody was. */
export const PROOF_ACCURACY_MAX_M = 10_000;
export const PROOF_SUMMARY_MAX_LENGTH = 2_000;
export const PROOF_NOTE_MAX_LENGTH = 1_000;
/** More additions to one proof would bury what they add to. */
export const PROOF_NOTES_MAX = 20;
/** Reasons, justifications and comments. */
export const REASON_MAX_LENGTH = 2_000;
export const PROOF_VIDEO_MAX_SECONDS = 30;
export const PROOF_VIDEO_MAX_BYTES = 40 * 1024 * 1024;
/** A device's clock may differ this much from ours before a capture counts as out of time. */
export const CAPTURE_CLOCK_TOLERANCE_MS = 10 * MINUTE_MS;
/** A proof may be taken offline with a nonce fetched at most this long before. */
export const PROOF_NONCE_DAYS = 14;
/** Bits of 64 that two perceptual hashes differ in: up to this, two files show one picture. */
export const SAME_PICTURE_MAX_BITS = 4;
/** Up to this two pictures may be the same one, cropped or changed. */
export const SIMILAR_PICTURE_MAX_BITS = 10;
/** Beyond this two pictures hardly show the same place: unrelated ones differ in about 32 bits. */
export const SAME_PLACE_MAX_BITS = 26;

/** The most that testers move the clock of a test installation in one step: 400 days. */
export const TEST_CLOCK_MAX_HOURS = 9_600;

export const PAYOUT_BUSINESS_DAYS = 5;
/** How long a page of the payment provider waits for a pledge; Stripe allows half an hour to a day. */
export const CHECKOUT_MINUTES = 60;

/** Browsers of one person that get pushes; the one unused for longest makes room for an eleventh. */
export const PUSH_SUBSCRIPTIONS_MAX = 10;
export const PUSH_ENDPOINT_MAX_LENGTH = 2_000;
/** Mails that the local mailbox keeps, of everybody together and shown to one person. */
export const MAILBOX_MAX = 2_000;
export const MAILBOX_SHOWN = 50;

/** The least that a third-party validator is paid for a report on a proof. */
export const PREMIUM_FEE_MIN_CENTS = 500n;
export const PREMIUM_REPORT_MAX_LENGTH = 5_000;
/** One at a time for each validator; more on one issue than these help nobody. */
export const PREMIUM_ORDERS_PER_ISSUE = 20;

/** How many people a monthly leaderboard shows. */
export const LEADERBOARD_ROWS = 100;
/** How far back the transparency page looks. */
export const TRANSPARENCY_MONTHS = 12;

export const TRUST_START = 50;
export const TRUST_MAX = 100;
/** Below this a person cannot propose. */
export const TRUST_MIN_TO_PROPOSE = 20;
export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** After so long a photo or video that nothing names is deleted: within a day, by a job of every hour. */
export const UNNAMED_UPLOAD_HOURS = 23;
/** The photos and videos of one account together. */
export const STORED_BYTES_PER_PERSON = 2_000_000_000;
