import type { Transaction } from '#api/database/transaction.ts';
import {
  phoneHint,
  phoneText,
  documentText,
  mayProvePhone,
  mayConfirmContact,
} from './contact.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import {
  contactDigest,
  savePhoneCode,
  deletePhoneCode,
  endContactProof,
  saveContactProof,
  takePhoneTry,
} from './contactProofs.sql.ts';
import { loadAccount, loadPerson } from './users.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { PHONE_CODE_DIGITS, PHONE_CODE_MINUTES, PHONE_CODE_TRIES } from '#schema/people/contact.ts';

const RANDOM_BYTES = 6;

/** Six digits from 48 random bits, with a bias below 10^-8. */
function newCode(tx: Transaction): string {
  const number = Buffer.from(tx.randomBytes(RANDOM_BYTES)).readUIntBE(0, RANDOM_BYTES);
  return String(number % 10 ** PHONE_CODE_DIGITS).padStart(PHONE_CODE_DIGITS, '0');
}

/** Stores digests of phone and code; returns the code, and a name for the message. */
export async function requestPhoneCode(tx: Transaction, phone: string) {
  const person = signedIn(tx.actor);
  const account = await loadAccount(tx, person.id);
  permit(mayProvePhone(person, account));

  const code = newCode(tx);
  const userId = person.id;
  await savePhoneCode(tx, {
    userId,
    phoneDigest: await contactDigest(tx, phoneText(phone)),
    hint: phoneHint(phone),
    codeDigest: await phoneCodeDigest(tx, userId, code),
    triesLeft: PHONE_CODE_TRIES,
    expiresAt: new Date(tx.now.getTime() + PHONE_CODE_MINUTES * MINUTE_MS),
  });
  return { id: tx.randomUuid(), code };
}

/** Includes the person, so that equal codes of two people have different digests. */
const phoneCodeDigest = (tx: Transaction, userId: string, code: string): Promise<Buffer> =>
  contactDigest(tx, `code ${userId} ${code}`);

/** False: wrong code, counted as an attempt. */
export async function provePhone(tx: Transaction, code: string): Promise<boolean> {
  const person = signedIn(tx.actor);
  const { id: userId } = person;
  permit(mayProvePhone(person, await loadAccount(tx, userId)));
  const sent = await takePhoneTry(tx, userId);
  if (sent === null) return false;
  const given = await phoneCodeDigest(tx, userId, code);
  if (Buffer.compare(given, sent.codeDigest) !== 0) return false;

  await deletePhoneCode(tx, userId);
  const { phoneDigest: digest, hint } = sent;
  await saveContactProof(tx, { digest, kind: 'phone', userId, hint, seenBy: null });
  return true;
}

export async function removePhone(tx: Transaction): Promise<void> {
  const { id } = await loadAccount(tx, signedIn(tx.actor).id);
  await deletePhoneCode(tx, id);
  await endContactProof(tx, id, 'phone');
}

/** Records that an operator has seen a document; only a digest is stored. */
export async function confirmContact(
  tx: Transaction,
  seen: { username: string; kind: string; country: string; number: string },
): Promise<void> {
  const operator = signedIn(tx.actor);
  const person = await loadPerson(tx, seen.username);
  permit(mayConfirmContact(operator, person));

  const { id: userId } = await loadAccount(tx, person.id);
  const digest = await contactDigest(tx, documentText(seen));
  await saveContactProof(tx, { digest, kind: 'document', userId, hint: '', seenBy: operator.id });
}
