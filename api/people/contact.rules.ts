import type { ContactLevel } from '#schema/people/contact.ts';

/** What a person has proved so far. */
export type ProvedContact = { isEmailProved: boolean; hasSecondWay: boolean };

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
