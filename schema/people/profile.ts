import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { text } from '#schema/text.ts';
import { comparedForm } from '#schema/typed/name.ts';
import { ABOUT_MAX_LENGTH, DISPLAY_NAME_MAX_LENGTH } from '#schema/profileLimits.ts';

/** Error of a display name that suggests a staff role. */
export const STAFF_NAME = 'This name could be mistaken for one of the people who run this site.';

const INVISIBLE = 'Please remove invisible characters.';

const isGiven = (given: string): boolean => given !== '';

/** The display name, on one line; empty: none. Output: null for none. */
export const displayName = v.pipe(
  text(0, DISPLAY_NAME_MAX_LENGTH, 'Please enter a name.'),
  v.transform(comparedForm),
  v.transform((name: string) => name.replaceAll(/\s+/gu, ' ').trim()),
  v.maxLength(DISPLAY_NAME_MAX_LENGTH, `Please use at most ${DISPLAY_NAME_MAX_LENGTH} characters.`),
  // Invisible and bidirectional characters could make one name look like another.
  v.regex(/^[^\p{C}\p{Default_Ignorable_Code_Point}]*$/u, INVISIBLE),
  v.regex(/^(?:|.*[\p{L}\p{N}].*)$/u, 'Please use at least one letter.'),
  v.regex(/^(?!.*\p{M}{4})/u, 'Please use fewer marks on one letter.'),
  v.transform((name: string) => (isGiven(name) ? name : null)),
);

/** Empty: none. Output: null for none. */
const about = v.pipe(
  text(0, ABOUT_MAX_LENGTH, 'Please write a text.'),
  v.normalize('NFC'),
  v.maxLength(ABOUT_MAX_LENGTH, `Please use at most ${ABOUT_MAX_LENGTH} characters.`),
  v.regex(/^[^\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u, INVISIBLE),
  v.transform((words: string) => (isGiven(words) ? words : null)),
);

export const saveProfileRequest = v.object({ fullName: displayName, about });

export const shownProfile = v.object({
  fullName: v.nullable(v.string()),
  /** A square picture; a path of this site. */
  avatarUrl: v.nullable(v.string()),
});
export type ShownProfile = v.InferOutput<typeof shownProfile>;

export const saveProfile = defineEndpoint({
  operation: 'saveProfile',
  method: 'PUT',
  path: '/api/user/profile',
  summary:
    'Saves the signed-in person’s display name and a short text about them; empty values remove them. The public record uses the username.',
  access: 'session',
  isAuditExempt: true,
  body: saveProfileRequest,
  status: 204,
  refusals: ['account_frozen'],
});

export const putAvatar = defineEndpoint({
  operation: 'putAvatar',
  method: 'PUT',
  path: '/api/user/avatar',
  summary:
    'Sets the signed-in person’s picture: a square from its middle, without metadata. Nothing else is kept, and the previous picture is deleted.',
  kind: 'bytes',
  access: 'session',
  isAuditExempt: true,
  status: 200,
  response: v.object({ avatarUrl: v.string() }),
  refusals: [
    'photo_too_large',
    'storage_full',
    'unsupported_image',
    'unreadable_image',
    'account_frozen',
  ],
});

export const removeAvatar = defineEndpoint({
  operation: 'removeAvatar',
  method: 'DELETE',
  path: '/api/user/avatar',
  summary: 'Deletes the signed-in person’s picture.',
  access: 'session',
  isAuditExempt: true,
  status: 204,
  refusals: ['account_frozen'],
});
