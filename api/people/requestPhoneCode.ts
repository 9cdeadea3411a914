import type { Transaction } from '#api/database/transaction.ts';
import { phoneHint, phoneText } from './contact.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayProvePhone } from './contactPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { contactDigest, savePhoneCode } from './contactProofs.sql.ts';
import { loadAccount } from './users.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { PHONE_CODE_DIGITS, PHONE_CODE_MINUTES, PHONE_CODE_TRIES } from '#schema/people/contact.ts';
import { phoneCodeDigest } from './provePhone.ts';

const RANDOM_BYTES = 6;

/** Six digits out of 48 random bits: none is likelier than another by more than one in 10^8. */
function newCode(tx: Transaction): string {
  const number = Buffer.from(tx.randomBytes(RANDOM_BYTES)).readUIntBE(0, RANDOM_BYTES);
  return String(number % 10 ** PHONE_CODE_DIGITS).padStart(PHONE_CODE_DIGITS, '0');
}

/**
 * Makes a code for a person's phone and keeps digests of both; returns the code, which nothing else
 * has, and a name for the message.
 */
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
