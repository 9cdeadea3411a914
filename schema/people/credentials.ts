import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { text, timestamp } from '#schema/text.ts';
import { confirmedPassword, emailAddress, isRepeated, NOT_REPEATED, password } from './password.ts';

/** The end of a mailed link: random bytes in hexadecimal. */
const linkToken = text(1, 100, 'This link is incomplete. Please open it from the email again.');

export const resetAskRequest = v.object({ email: emailAddress });

export const resetPasswordRequest = v.pipe(
  v.object({ token: linkToken, password, confirmPassword: confirmedPassword }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], isRepeated, NOT_REPEATED), [
    'confirmPassword',
  ]),
);

export const changePasswordRequest = v.pipe(
  v.object({
    currentPassword: password,
    password,
    confirmPassword: confirmedPassword,
  }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], isRepeated, NOT_REPEATED), [
    'confirmPassword',
  ]),
);

export const changeEmailRequest = v.object({ email: emailAddress, currentPassword: password });

export const ownEmail = v.object({
  address: v.string(),
  isProved: v.boolean(),
  /** A pending change, completed once all required links were followed. */
  change: v.nullable(
    v.object({
      address: v.string(),
      isOldConfirmed: v.boolean(),
      isNewConfirmed: v.boolean(),
      endsAt: timestamp,
    }),
  ),
});
export type OwnEmail = v.InferOutput<typeof ownEmail>;

export const EMAIL_OUTCOMES = ['proved', 'half', 'changed'] as const;
/** `half`: the link to the other address is still open. */
export const confirmedEmail = v.object({ outcome: v.picklist(EMAIL_OUTCOMES) });
export type EmailOutcome = v.InferOutput<typeof confirmedEmail>['outcome'];

export const requestPasswordReset = defineEndpoint({
  operation: 'requestPasswordReset',
  method: 'POST',
  path: '/api/password-resets',
  summary:
    'Emails a password reset link, valid once for 30 minutes. Responds the same whether or not an account has the address; an unconfirmed address gets a confirmation link instead.',
  access: 'optional',
  isAuditExempt: true,
  body: resetAskRequest,
  status: 204,
  refusals: ['no_mail'],
});

export const resetPassword = defineEndpoint({
  operation: 'resetPassword',
  method: 'POST',
  path: '/api/password-reset',
  summary:
    'Sets a new password with the token of an emailed link and ends every session, key and private calendar address of the account, and a pending change of its address; does not sign in.',
  access: 'optional',
  isAuditExempt: true,
  body: resetPasswordRequest,
  status: 204,
  refusals: ['link_expired'],
});

export const changePassword = defineEndpoint({
  operation: 'changePassword',
  method: 'PUT',
  path: '/api/user/password',
  summary:
    'Changes the password; takes the old one, and ends every other session and a pending change of the address.',
  access: 'session',
  isAuditExempt: true,
  body: changePasswordRequest,
  status: 204,
});

export const getOwnEmail = defineEndpoint({
  operation: 'getOwnEmail',
  method: 'GET',
  path: '/api/user/email',
  summary: "The signed-in person's address, whether it is confirmed, and any pending change.",
  access: 'session',
  status: 200,
  response: ownEmail,
});

export const requestEmailProof = defineEndpoint({
  operation: 'requestEmailProof',
  method: 'POST',
  path: '/api/user/email/proofs',
  summary: 'Emails a confirmation link to the account’s address, unless it is already confirmed.',
  access: 'session',
  isAuditExempt: true,
  status: 204,
  refusals: ['no_mail'],
});

export const changeEmail = defineEndpoint({
  operation: 'changeEmail',
  method: 'PUT',
  path: '/api/user/email',
  summary:
    'Emails a link to the new address and, if confirmed, to the old one; the address changes once both have been followed. Responds the same for an address of another account, whose owner is notified.',
  access: 'session',
  isAuditExempt: true,
  body: changeEmailRequest,
  status: 204,
  refusals: ['account_frozen', 'no_mail'],
});

export const cancelEmailChange = defineEndpoint({
  operation: 'cancelEmailChange',
  method: 'DELETE',
  path: '/api/user/email/change',
  summary: 'Cancels a pending change of the email address.',
  access: 'session',
  isAuditExempt: true,
  status: 204,
});

export const confirmEmail = defineEndpoint({
  operation: 'confirmEmail',
  method: 'POST',
  path: '/api/email-confirmations',
  summary: 'Confirms an address, or a change of address, with the token of an emailed link.',
  access: 'optional',
  isAuditExempt: true,
  body: v.object({ token: linkToken }),
  status: 200,
  response: confirmedEmail,
  refusals: ['link_expired', 'email_taken'],
});
