import * as v from 'valibot';
import { EMAIL_MAX_LENGTH } from '#schema/typed/email.ts';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { latitude, longitude } from '#schema/places/geo.ts';
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '#schema/limits.ts';
import { USERNAME_CHANGE_DAYS, USERNAME_HELD_DAYS } from '#schema/profileLimits.ts';
import { text, timestamp, uuid } from '#schema/text.ts';
import { plainName } from '#schema/typed/name.ts';
import { confirmedPassword, emailAddress, isRepeated, NOT_REPEATED, password } from './password.ts';
import { solvedWork } from './registrationWork.ts';
import { PREFERRED_ROLES } from './preferredRoles.ts';

/** 'donator' is the stored value; the interface says 'Donor'. */
export const preferredRole = v.picklist(PREFERRED_ROLES, 'Please select a preferred role.');
export type PreferredRole = v.InferOutput<typeof preferredRole>;

export const ACCOUNT_ROLES = ['user', 'ambassador', 'operator'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const loginRequest = v.object({
  emailOrUsername: text(1, EMAIL_MAX_LENGTH, 'Please enter your username or email.'),
  password,
  /** Replaces a lost passkey. */
  recoveryCode: v.optional(text(1, 40, 'Please enter one of your recovery codes.')),
});
export type LoginRequest = v.InferInput<typeof loginRequest>;

export const newUsername = v.pipe(
  text(
    USERNAME_MIN_LENGTH,
    USERNAME_MAX_LENGTH,
    `Username must be at least ${USERNAME_MIN_LENGTH} characters.`,
  ),
  v.transform(plainName),
  v.maxLength(USERNAME_MAX_LENGTH, `Please use at most ${USERNAME_MAX_LENGTH} characters.`),
  // With an @ a username could pose as an email address at sign-in.
  v.regex(/^[^@\s]+$/u, 'Please use a username without spaces or @.'),
  v.regex(
    // Some letters draw nothing, such as Hangul fillers.
    /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}._-])+$/u,
    'Please use letters, digits, dots, hyphens and underscores only.',
  ),
);

export const registerRequest = v.pipe(
  v.object({
    username: newUsername,
    email: emailAddress,
    password,
    confirmPassword: confirmedPassword,
    preferredRole: v.optional(preferredRole, 'reporter'),
    /** Where `work_needed` was answered. */
    work: v.optional(solvedWork),
  }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], isRepeated, NOT_REPEATED), [
    'confirmPassword',
  ]),
);
export type RegisterRequest = v.InferInput<typeof registerRequest>;

export const changeUsernameRequest = v.object({ username: newUsername, password });

const toHundredths = v.transform((degrees: number) => Math.round(degrees * 100) / 100);

/** Accurate to about a kilometre, and private. */
const homeArea = v.object({
  latitude: v.pipe(latitude, toHundredths),
  longitude: v.pipe(longitude, toHundredths),
});
export type HomeArea = v.InferOutput<typeof homeArea>;

export const user = v.object({
  id: uuid,
  username: v.string(),
  fullName: v.nullable(v.string()),
  about: v.nullable(v.string()),
  avatarUrl: v.nullable(v.string()),
  email: v.string(),
  preferredRole,
  accountRole: v.picklist(ACCOUNT_ROLES),
  /** For drawing juries near an issue; null: not given. */
  home: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
  createdAt: timestamp,
});
export type User = v.InferOutput<typeof user>;

export const basicUser = v.object({ username: v.string() });
export type BasicUser = v.InferOutput<typeof basicUser>;

export const userParams = v.object({ id: uuid });

export const getCurrentUser = defineEndpoint({
  operation: 'getCurrentUser',
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user; 401 means that nobody is signed in.',
  access: 'session',
  status: 200,
  response: user,
});

export const login = defineEndpoint({
  operation: 'login',
  method: 'POST',
  path: '/api/login',
  summary: 'Signs in with username or email and password and starts a session.',
  access: 'optional',
  replay: 'none',
  body: loginRequest,
  status: 200,
  response: user,
  refusals: ['invalid_credentials', 'second_factor', 'recovery_code_wrong'],
});

export const register = defineEndpoint({
  operation: 'register',
  method: 'POST',
  path: '/api/register',
  summary: 'Creates an account and starts a session.',
  access: 'optional',
  isAuditExempt: true,
  body: registerRequest,
  status: 201,
  response: user,
  refusals: ['username_taken', 'email_taken', 'work_needed'],
});

export const logout = defineEndpoint({
  operation: 'logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'Signs out: ends this session on every server process.',
  access: 'optional',
  replay: 'none',
  status: 204,
});

export const changeUsername = defineEndpoint({
  operation: 'changeUsername',
  method: 'PUT',
  path: '/api/user/username',
  summary: `Changes the signed-in person’s username, at most once in ${USERNAME_CHANGE_DAYS} days, and emails them. Links and records use ids and keep working; nobody else can take the old name for ${USERNAME_HELD_DAYS} days.`,
  access: 'session',
  isAuditExempt: true,
  body: changeUsernameRequest,
  status: 204,
  refusals: ['account_frozen', 'username_changed_lately', 'username_taken'],
});

export const saveHome = defineEndpoint({
  operation: 'saveHome',
  method: 'PUT',
  path: '/api/user/home',
  summary:
    "Stores the signed-in person's home area, rounded to 0.01 degrees; null removes it. Juries are drawn from around an issue.",
  access: 'session',
  isAuditExempt: true,
  body: v.nullable(homeArea),
  status: 204,
  refusals: ['account_frozen'],
});

export const getBasicUser = defineEndpoint({
  operation: 'getBasicUser',
  method: 'GET',
  path: '/api/users/{id}/basic',
  summary: 'The username of a person.',
  access: 'public',
  cache: 'shared',
  deviceStore: 'site',
  params: userParams,
  status: 200,
  response: basicUser,
  refusals: ['user_not_found'],
});
