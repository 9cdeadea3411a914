import {
  type ContactLevel,
  CONTACT_ACTS,
  type ContactAct,
  type OwnContact,
} from '#schema/people/contact.ts';
import type { Actor } from '#api/platform/actor.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';

/** What a person has proved so far. */
type ProvedContact = { isEmailProved: boolean; hasSecondWay: boolean };

/** A second way counts only beside a confirmed address: by that alone people are reached. */
export function contactLevelOf({ isEmailProved, hasSecondWay }: ProvedContact): ContactLevel {
  if (!isEmailProved) return 1;
  return hasSecondWay ? 3 : 2;
}

/** What is made a digest of: the same for a document however its number was typed. */
export function documentText(document: { kind: string; country: string; number: string }): string {
  const { kind, country, number } = document;
  const plain = number.toUpperCase().replaceAll(/[^A-Z\d]/gu, '');
  return `document ${kind} ${country.toUpperCase()} ${plain}`;
}

export const phoneText = (phone: string): string => `phone ${phone}`;

const HINT_DIGITS = 2;
/** By what people know their number again, and nobody else finds out which it is. */
export const phoneHint = (phone: string): string => phone.slice(-HINT_DIGITS);

/**
 * What each contact level opens, where the installation asks for levels: a vote, an objection and a
 * verdict weigh on other people's money, so whoever gives one can be reached; the last word on a case
 * is for those who are known by more than a mailbox.
 */
const NEEDED = {
  takePart: 1,
  vote: 2,
  object: 2,
  judge: 2,
  rule: 3,
} as const satisfies Record<ContactAct, ContactLevel>;

/** Each act with the level that it needs, lowest first. */
export const actsByLevel = CONTACT_ACTS.map((act) => ({ act, level: NEEDED[act] }));

/**
 * Whether somebody's level opens an act. The buttons stay there all the same: the refusal says what to
 * do next, and a missing button would not.
 */
export function lacksContact(
  { contactLevel }: Pick<Actor, 'contactLevel'>,
  act: ContactAct,
): ErrorCode | null {
  if (contactLevel >= NEEDED[act]) return null;
  return contactLevel === 1 ? 'email_unproved' : 'second_proof_missing';
}

/** Operators confirm others, never themselves: who they have seen is what makes level 3 worth something. */
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

type Proved = Pick<OwnContact, 'email' | 'hasOtherDevice' | 'phone' | 'document'>;

/** A person's contact level as they see it, whether the installation asks for it or not. */
export function presentContact(
  proved: Proved,
  site: Pick<OwnContact, 'isAsked' | 'phoneCodes'>,
): OwnContact {
  const hasSecondWay = proved.hasOtherDevice || proved.phone !== null || proved.document !== null;
  const level = contactLevelOf({ isEmailProved: proved.email.isProved, hasSecondWay });
  return { level, acts: actsByLevel, ...proved, ...site };
}
