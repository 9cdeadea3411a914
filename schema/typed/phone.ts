import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { withPlainMarks } from './marks.ts';

const TYPED_MAX_LENGTH = 60;
/** `tel:`, digits, and what people put between them; letters are no part of a number. */
const SHAPE = /^(?:tel:)?[+(]{0,2}[\d\s().\-/]+$/iu;
const INTERNATIONAL_00 = /^00[ -]?(?=[1-9])/u;
const CODE_IN_BRACKETS = /^\(((?:\+|00)\d{1,3})\)/u;
/** `123456/7`: two numbers that differ in their last digits; together they are somebody else's. */
const OR_ANOTHER = /^[^/]*\d{4} ?\/ ?\d{1,2}$/u;
const WHOLE = /^\+[1-9]\d{7,14}$/u;

/**
 * A phone number in its one international form: a plus and digits. `country` (ISO 3166) is whose
 * numbers may be written without the country's code; null: none may. Null: no possible number, so
 * that a code never goes to somebody else's.
 */
export function readPhone(typed: string, country: string | null): string | null {
  if (typed.length > TYPED_MAX_LENGTH) return null;
  const text = withPlainMarks(typed);
  if (!SHAPE.test(text) || OR_ANOTHER.test(text)) return null;
  const plain = text
    .replace(/^tel:/iu, '')
    .replace(CODE_IN_BRACKETS, '$1 ')
    .replace(INTERNATIONAL_00, '+');
  const number = validNumber(plain, country);
  // `491701234567` is a mobile number that lacks its plus, or a town's number that lacks its zero.
  const isBare = country !== null && /^[1-9]/u.test(plain) && number !== null;
  const other = isBare ? validNumber(`+${plain}`, null) : null;
  const isOther = other !== null && other.number !== number?.number;
  // Where numbers begin with a zero, one without is as likely to lack the plus:
  // `1-312-555-0100` in Germany.
  const isAsked = isOther && (other.country === country || hasLeadingZero(plain, country));
  return isAsked ? null : (number?.number ?? null);
}

const hasLeadingZero = (plain: string, country: string | null): boolean =>
  validNumber(`0${plain}`, country) !== null;

function validNumber(plain: string, country: string | null): PhoneNumber | null {
  const number = parsePhoneNumberFromString(plain, {
    ...(country !== null && { defaultCountry: country as CountryCode }),
    extract: false,
  });
  return number?.isValid() === true && WHOLE.test(number.number) ? number : null;
}
