import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { text, timestamp } from '#schema/text.ts';
import { confirmedPassword, emailAddress, isRepeated, NOT_REPEATED, password } from './password.ts';

/** What stands behind the # of a link that we mailed: 32 random bytes. */
const linkToken = text(1, 100, 'This link is not complete. Please open it from the mail again.');

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

/** A person's address, to themselves. */
export const ownEmail = v.object({
  address: v.string(),
  isProved: v.boolean(),
  /** The address that takes its place once everybody who has to has followed their link. */
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
/** `half`: a change still waits for the link in the mail to the other address. */
export const confirmedEmail = v.object({ outcome: v.picklist(EMAIL_OUTCOMES) });
export type EmailOutcome = v.InferOutput<typeof confirmedEmail>['outcome'];

export const askForPasswordReset = defineEndpoint({
  operation: 'askForPasswordReset',
  method: 'POST',
  path: '/api/password-resets',
  summary:
    'Mails a link by which a new password can be chosen, once and for 30 minutes. Answers the same whether an account has the address or not; to an address that nobody has proved yet the proof is mailed instead.',
  access: 'optional',
  body: resetAskRequest,
  status: 204,
  refusals: ['no_mail'],
});

export const resetPassword = defineEndpoint({
  operation: 'resetPassword',
  method: 'POST',
  path: '/api/password-reset',
  summary:
    'Sets a new password by the token of a mailed link, ends every sign-in of the account and signs nobody in.',
  access: 'optional',
  body: resetPasswordRequest,
  status: 204,
  refusals: ['link_expired'],
});

export const changePassword = defineEndpoint({
  operation: 'changePassword',
  method: 'PUT',
  path: '/api/user/password',
  summary: 'Sets a new password for who knows the old one, and ends every other sign-in.',
  access: 'session',
  body: changePasswordRequest,
  status: 204,
});

export const getOwnEmail = defineEndpoint({
  operation: 'getOwnEmail',
  method: 'GET',
  path: '/api/user/email',
  summary: "The signed-in person's address, whether it is proved, and a change that is under way.",
  access: 'session',
  status: 200,
  response: ownEmail,
});

export const askForEmailProof = defineEndpoint({
  operation: 'askForEmailProof',
  method: 'POST',
  path: '/api/user/email/proofs',
  summary: 'Mails a link to the address of the account that proves it; nothing where it is proved.',
  access: 'session',
  status: 204,
  refusals: ['no_mail'],
});

export const changeEmail = defineEndpoint({
  operation: 'changeEmail',
  method: 'PUT',
  path: '/api/user/email',
  summary:
    'Mails a link to the new address and, where it is proved, one to the old; the address changes once both were followed. Answers the same for an address that another account has; its owner is told.',
  access: 'session',
  body: changeEmailRequest,
  status: 204,
  refusals: ['account_frozen', 'no_mail'],
});

export const cancelEmailChange = defineEndpoint({
  operation: 'cancelEmailChange',
  method: 'DELETE',
  path: '/api/user/email/change',
  summary: 'Calls off a change of the address that is under way.',
  access: 'session',
  status: 204,
});

export const confirmEmail = defineEndpoint({
  operation: 'confirmEmail',
  method: 'POST',
  path: '/api/email-confirmations',
  summary:
    'Takes the token of a mailed link that proves an address or confirms a change, from whoever has it.',
  access: 'optional',
  body: v.object({ token: linkToken }),
  status: 200,
  response: confirmedEmail,
  refusals: ['link_expired', 'email_taken'],
});
