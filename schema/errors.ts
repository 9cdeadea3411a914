import {
  CARD_RETURNS_DAYS,
  CARD_RETURNS_MAX,
  HELD_BY_TWO_MAX_DAYS,
  HELD_MAX_DAYS,
  OPEN_PROPOSALS_PER_SOLVER,
} from './caseLimits.ts';
import { USERNAME_CHANGE_DAYS } from './profileLimits.ts';

export const ERRORS = {
  invalid_request: [400, 'Please check the marked fields.'],
  malformed_json: [400, 'The request body is not valid JSON.'],
  malformed_idempotency_key: [400, 'The Idempotency-Key header must be a UUID.'],
  invalid_credentials: [401, 'Username, email or password is not correct.'],
  second_factor: [401, 'This account also needs its passkey or one of its recovery codes.'],
  recovery_code_wrong: [
    401,
    'This is not one of your recovery codes, or it has already been used.',
  ],
  not_signed_in: [401, 'Please sign in to continue.'],
  forbidden: [403, 'You do not have permission to do this.'],
  passkey_required: [
    403,
    'This needs a passkey: sign in with yours, or add one under “Passkeys” in your settings first.',
  ],
  email_unproved: [
    403,
    'Confirm your email address first: follow the link in the email we sent you, or have it sent again in your settings.',
  ],
  second_proof_missing: [
    403,
    'This needs a second proof of who you are, besides your email address: your settings list the options.',
  ],
  sign_in_again: [
    403,
    'This needs a recent sign-in: please log out, sign in again, and do it within 15 minutes.',
  ],
  passkey_refused: [
    422,
    'This passkey was not accepted. Please try again; if it belongs to another account or site, choose another.',
  ],
  foreign_origin: [403, 'This request came from another site and was refused.'],
  other_reporter: [
    403,
    'This was meant in the name of another person than the one who is signed in now. Please load the page again.',
  ],
  not_imported: [
    403,
    'This issue was reported here, not imported: only its reporter can change it.',
  ],
  account_frozen: [403, 'This account is frozen and read-only.'],
  account_restricted: [
    403,
    'A moderator has temporarily restricted this account: see “Decisions” for the reason, and to appeal.',
  ],
  not_found: [404, 'There is nothing here.'],
  issue_not_found: [404, "The issue you're looking for doesn't exist or has been removed."],
  proposal_not_found: [404, 'This proposal does not exist.'],
  pledge_not_found: [404, 'This pledge does not exist or has already been refunded.'],
  proof_not_found: [404, 'This proof does not exist.'],
  case_not_found: [404, 'This decision does not exist.'],
  appointment_not_found: [404, 'Nothing like this was announced.'],
  flag_not_found: [404, 'This objection does not exist.'],
  ruling_not_found: [404, 'This ruling does not exist.'],
  order_not_found: [404, 'This order does not exist.'],
  importer_unclear: [409, 'Name the account that reports the issues: --as <username>'],
  user_not_found: [404, 'This person does not exist.'],
  image_not_found: [404, 'This image does not exist.'],
  video_not_found: [404, 'This video does not exist.'],
  tile_not_found: [404, 'There is no map tile here.'],
  method_not_allowed: [405, 'This address does not support that method.'],
  busy: [409, 'The same request is still being processed. Please try again in a moment.'],
  username_taken: [409, 'This username is taken. Please choose another.'],
  username_changed_lately: [
    409,
    `A username can be changed once every ${USERNAME_CHANGE_DAYS} days. Please try again later.`,
  ],
  work_needed: [
    403,
    'Many accounts were made from your network within the last hour. Please reload this page and try again: your device then solves a short task first, and you can register.',
  ],
  email_taken: [409, 'An account with this email already exists. Please sign in.'],
  no_mail: [
    409,
    'This site sends no email. Its operator can help: see the address on the help page.',
  ],
  no_provider: [409, 'This site has no other sign-in service.'],
  provider_email_unproved: [
    409,
    'The sign-in service does not vouch for your email address. Confirm it there, or register here with a password.',
  ],
  provider_account_exists: [
    409,
    'An account with this email already exists. Sign in to it as usual, then link it in your settings.',
  ],
  provider_linked: [
    409,
    'This sign-in is linked to another account, or this account to another sign-in.',
  ],
  last_way_in: [409, 'This is the only way into your account. Set a password first.'],
  no_phone: [
    409,
    'This site does not send text messages. Your settings list other ways to confirm who you are.',
  ],
  proof_taken: [
    409,
    'This already confirms another account, or did until recently. It can confirm only one account.',
  ],
  link_expired: [410, 'This link was already used or has expired. Please request a new one.'],
  earlier_failed: [409, 'Not tried yet: something sent before it has to arrive first.'],
  id_taken: [409, 'This id is already used by something else.'],
  account_in_use: [
    409,
    'Something of yours is still open, so the account cannot be deleted yet. Nothing was changed.',
  ],
  version_conflict: [409, 'This issue was changed by someone else in the meantime.'],
  settings_conflict: [
    409,
    'Somebody else changed these settings in the meantime. Reload them before you change them.',
  ],
  currency_in_use: [
    409,
    'The currency can no longer be changed: amounts have been recorded in it.',
  ],
  delivery_under_way: [
    409,
    'This is being sent right now, or will be within minutes. Please check again then.',
  ],
  issue_locked: [409, 'Work on this issue has begun, so it can no longer be deleted.'],
  issue_closed: [409, 'This issue is completed and can no longer be changed.'],
  issue_merged: [409, 'This was merged into another report. Please continue there.'],
  proposals_closed: [
    409,
    'A solver has been chosen for this issue, so it takes no more proposals.',
  ],
  too_many_proposals: [
    409,
    `You already have ${OPEN_PROPOSALS_PER_SOLVER} open proposals for this issue. Withdraw one of them to make room for another.`,
  ],
  already_reported: [409, 'You have already reported this. Moderators will look at it.'],
  wrong_state: [409, 'This is not possible at this stage of the case.'],
  escrow_frozen: [409, 'The money of this issue is frozen until it has been reviewed.'],
  hold_used_up: [
    409,
    `This case has been frozen and hidden for as long as the rules allow: ${HELD_MAX_DAYS} days in all, ${HELD_BY_TWO_MAX_DAYS} once a second ambassador has frozen it too. It goes on now: object to the proof, or rule once it is up to you.`,
  ],
  escrow_short: [409, 'There is not enough money in escrow to pay the agreed amount.'],
  card_returns: [
    409,
    `After ${CARD_RETURNS_MAX} card pledges that went back because of you within ${CARD_RETURNS_DAYS} days, also from accounts with the same card, there are no further card pledges in that time: each costs the site a fee. Your other pledges stay, and you can still withdraw them. Please pledge again once ${CARD_RETURNS_DAYS} days have passed since the first of them.`,
  ],
  payment_expired: [
    409,
    'The time to pay for this pledge has run out, and nothing was charged. Please pledge again.',
  ],
  upload_differs: [409, 'This upload id already belongs to another picture.'],
  upload_offset: [409, 'This upload continues at another byte.'],
  photo_too_large: [413, 'The image must be less than 5MB.'],
  video_too_large: [413, 'The video must be at most 40MB.'],
  storage_full: [
    413,
    'Your photos and videos have used up the storage of your account (2 GB). Files that no report or proof uses are deleted after a day: please try again then.',
  ],
  body_too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'Please send JSON with the content type application/json.'],
  unsupported_image: [415, 'Please upload a JPG, PNG, or WebP image.'],
  unsupported_video: [415, 'Please choose an MP4 or WebM video.'],
  range_not_satisfiable: [416, 'The video does not have the requested range.'],
  unreadable_video: [422, 'This video is damaged. Please record it again.'],
  video_too_long: [422, 'The video must be at most 30 seconds long.'],
  unreadable_image: [422, 'This picture is damaged or too large to read. Please choose another.'],
  phone_code_wrong: [
    422,
    'This code is wrong or has expired, or was tried too often. Please try again, or have a new one sent.',
  ],
  setup_code_wrong: [422, 'This is not the code that the server printed when it started.'],
  provider_refused: [
    422,
    'The sign-in was not completed or took too long. Please start again, and stay in the same window.',
  ],
  idempotency_key_reused: [422, 'This Idempotency-Key was used for a different request.'],
  nonce_expired: [
    422,
    'This proof was started more than 14 days ago or for other work. Please start it again.',
  ],
  upload_broken: [422, 'This file was changed on the way. Please send it again.'],
  photo_missing: [422, 'A photo of this report has not arrived yet.'],
  photo_differs: [422, 'A photo of this report was changed on the way.'],
  own_content: [403, 'You cannot do this with your own content.'],
  own_issue: [403, 'You cannot do this on an issue you reported.'],
  own_proposal: [403, 'You cannot vote on your own proposal.'],
  has_stake: [403, 'You have a stake in this case, so you cannot decide it.'],
  shares_thing: [
    403,
    'Your account was used in one browser, or with one card or payout account, with that of somebody whom this concerns, so you cannot decide it. Please use another browser for what you decide: our privacy notice says when the connection is forgotten. Meanwhile somebody else can decide.',
  ],
  trust_too_low: [403, 'Your trust score is too low to propose solutions at the moment.'],
  too_many_areas: [
    409,
    'You already follow the maximum number of areas. Please unfollow one first.',
  ],
  too_many_alerts: [409, 'You already have the maximum number of alerts. Please end one first.'],
  too_many_keys: [409, 'No more keys are allowed. Please revoke one that is no longer used first.'],
  too_many_webhooks: [409, 'No more webhooks are allowed. Please remove one first.'],
  too_many_bodies: [409, 'There is no room for another body. Change one that is there instead.'],
  too_many_answers: [409, 'This report has all the answers that it can take.'],
  rate_limited: [429, 'Too many requests. Please wait a moment.'],
  internal: [500, 'Something went wrong on our side. Nothing you sent was lost; please try again.'],
  payment_unavailable: [
    503,
    'The payment service is not responding. Nothing was charged; please try again.',
  ],
  provider_unavailable: [
    503,
    'The sign-in service is not responding. Please try again in a few minutes, or sign in another way.',
  ],
  phone_unavailable: [
    503,
    'The code could not be sent right now. Please try again in a few minutes.',
  ],
  unavailable: [503, 'The service is starting or stopping. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;
export type FieldError = { path: string; message: string };

/** RFC 9457 problem details of failed calls. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  detail: string;
  errors?: FieldError[];
  /** The request's id in the server's log; absent without a log. */
  requestId?: string;
};
