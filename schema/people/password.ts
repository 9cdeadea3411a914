import * as v from 'valibot';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#schema/limits.ts';
import { text } from '#schema/text.ts';
import { EMAIL_MAX_LENGTH, readEmail } from '#schema/typed/email.ts';
import { comparedForm } from '#schema/typed/name.ts';

const PASSWORD_MESSAGE = `Password must be at least ${PASSWORD_MIN_LENGTH} characters.`;

/** Never trimmed: spaces in a password are intentional. */
export const password = v.pipe(
  v.string(PASSWORD_MESSAGE),
  v.minLength(PASSWORD_MIN_LENGTH, PASSWORD_MESSAGE),
  v.maxLength(PASSWORD_MAX_LENGTH, `Please use at most ${PASSWORD_MAX_LENGTH} characters.`),
);

export const COMMON_PASSWORD =
  'This password is one of the most common, which attackers try first. Please choose another.';

export const NAME_AS_PASSWORD =
  'Attackers also try names with digits or symbols around them first. Please choose another password.';

const NAME_MIN_LETTERS = 3;
const onlyLetters = (name: string) =>
  comparedForm(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** Matches a name once or twice, with any digits and symbols. */
export function isName(typed: string, names: readonly string[]): boolean {
  const letters = onlyLetters(typed);
  return names
    .map(onlyLetters)
    .some((name) => name.length >= NAME_MIN_LETTERS && [name, name + name].includes(letters));
}

export const NOT_REPEATED = "Passwords don't match";
export const confirmedPassword = v.string(NOT_REPEATED);

export const isRepeated = (input: { password: string; confirmPassword: string }): boolean =>
  comparedForm(input.password) === comparedForm(input.confirmPassword);

const EMAIL_MESSAGE = 'Please enter a valid email address.';
export const emailAddress = v.pipe(
  text(1, EMAIL_MAX_LENGTH, EMAIL_MESSAGE),
  v.check((typed) => readEmail(typed) !== null, EMAIL_MESSAGE),
  v.transform((typed) => readEmail(typed) ?? typed),
);
