import {
  type ContactLevel,
  CONTACT_ACTS,
  type ContactAct,
  type OwnContact,
} from '#schema/people/contact.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { withPlainMarks } from '#schema/typed/marks.ts';

type ProvedContact = { isEmailProved: boolean; hasSecondWay: boolean };

/** A second proof counts only beside a confirmed address, by which people are reached. */
export function findContactLevel({ isEmailProved, hasSecondWay }: ProvedContact): ContactLevel {
  if (!isEmailProved) return 1;
  return hasSecondWay ? 3 : 2;
}

/** Normalized for the digest, so that spelling does not matter. */
export function documentText(document: { kind: string; country: string; number: string }): string {
  const { kind, country, number } = document;
  const plain = withPlainMarks(number)
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/gu, '');
  return `document ${kind} ${country.toUpperCase()} ${plain}`;
}

export const phoneText = (phone: string): string => `phone ${phone}`;

const HINT_DIGITS = 2;
/** Recognizable to the owner, useless to others. */
export const phoneHint = (phone: string): string => phone.slice(-HINT_DIGITS);

/**
 * The level each act needs, where the installation requires levels: votes, objections and verdicts
 * affect other people's money, so their authors must be reachable; final rulings need more proof
 * than a mailbox.
 */
const NEEDED = {
  takePart: 1,
  vote: 2,
  object: 2,
  judge: 2,
  rule: 3,
} as const satisfies Record<ContactAct, ContactLevel>;

export const actsByLevel = CONTACT_ACTS.map((act) => ({ act, level: NEEDED[act] }));

/**
 * Whether the level is too low for an act. Buttons stay visible nevertheless: the refusal explains
 * what to do.
 */
export function lacksContact(
  { contactLevel }: Pick<Actor, 'contactLevel'>,
  act: ContactAct,
): ErrorCode | null {
  if (contactLevel >= NEEDED[act]) return null;
  return contactLevel === 1 ? 'email_unproved' : 'second_proof_missing';
}

/** Operators, never for themselves: level 3 relies on their checks. */
export function mayConfirmContact(actor: Actor, person: { id: string }): ErrorCode | null {
  if (actor.id === person.id) return 'forbidden';
  return actor.isFrozen ? 'account_frozen' : null;
}

/** A code costs the operator money, and a phone counts only beside a confirmed address. */
export function mayProvePhone(
  actor: Actor,
  { emailProvedAt }: { emailProvedAt: Date | null },
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  return emailProvedAt === null ? 'email_unproved' : null;
}

type Proved = Pick<OwnContact, 'email' | 'phone' | 'document'>;

export function presentContact(
  proved: Proved,
  site: Pick<OwnContact, 'isAsked' | 'phoneCodes' | 'phoneCountry'>,
): OwnContact {
  const hasSecondWay = proved.phone !== null || proved.document !== null;
  const level = findContactLevel({ isEmailProved: proved.email.isProved, hasSecondWay });
  return { level, acts: actsByLevel, ...proved, ...site };
}
