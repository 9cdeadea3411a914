import { IsNull } from 'typeorm';
import { keyedDigest } from '#api/database/siteSecret.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import {
  contactProofEntity,
  phoneCodeEntity,
  type ContactProofRow,
  type PhoneCodeRow,
} from './credentials.entities.ts';
import { CONTACT_PROOF_HELD_DAYS, type OwnContact } from '#schema/people/contact.ts';
import { shownAddress } from './releasedAddress.rules.ts';
import { getUser } from './users.sql.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';

/** Cannot be computed or guessed without the installation's secret. */
export const contactDigest = (tx: Transaction, text: string): Promise<Buffer> =>
  keyedDigest(tx.manager, `contact ${text}`);

type NewProof = Pick<ContactProofRow, 'digest' | 'kind' | 'hint' | 'seenBy'> & { userId: string };

/** Replaces the person's earlier proof of its kind. */
export async function saveContactProof(tx: Transaction, proof: NewProof): Promise<void> {
  const { digest, kind, userId, hint, seenBy } = proof;
  await tx.query('delete from contact_proof where held_until <= $1', [tx.now]);
  await endContactProof(tx, userId, kind);
  const [saved] = await tx.query<{ userId: string }>(
    `insert into contact_proof (digest, kind, user_id, hint, seen_by, proved_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (digest) do update set hint = excluded.hint, seen_by = excluded.seen_by,
       proved_at = excluded.proved_at, held_until = null
     where contact_proof.user_id = excluded.user_id
     returning user_id as "userId"`,
    [digest, kind, userId, hint, seenBy, tx.now],
  );
  if (!saved) throw new Refusal('proof_taken');
}

/** Reserved for a year: no other account may use the same proof. */
export async function endContactProof(
  tx: Transaction,
  userId: string,
  kind: ContactProofRow['kind'],
): Promise<void> {
  const heldUntil = daysAfter(tx.now, CONTACT_PROOF_HELD_DAYS);
  const proofs = tx.manager.getRepository(contactProofEntity);
  await proofs.update({ userId, kind, heldUntil: IsNull() }, { heldUntil });
}

/** Detaches the proofs; their digests stay reserved for a year. */
export async function forgetContactProofs(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    `update contact_proof set user_id = null, hint = '', held_until = coalesce(held_until, $2)
     where user_id = $1`,
    [userId, daysAfter(tx.now, CONTACT_PROOF_HELD_DAYS)],
  );
}

export async function savePhoneCode(tx: Transaction, code: PhoneCodeRow): Promise<void> {
  await tx.manager.getRepository(phoneCodeEntity).save(code);
}

/** Counts an attempt; null: expired, or no attempts left. */
export async function takePhoneTry(tx: Transaction, userId: string): Promise<PhoneCodeRow | null> {
  const codes = tx.manager.getRepository(phoneCodeEntity);
  const found = await codes.findOneBy({ userId });
  if (!found || found.triesLeft === 0 || found.expiresAt <= tx.now) return null;
  await codes.update({ userId }, { triesLeft: found.triesLeft - 1 });
  return found;
}

export async function deletePhoneCode(tx: Transaction, userId: string): Promise<void> {
  await tx.manager.getRepository(phoneCodeEntity).delete({ userId });
}

type Proved = Pick<OwnContact, 'email' | 'phone' | 'document'>;

export async function getOwnContact(database: Queryable, userId: string): Promise<Proved> {
  const { manager } = database;
  const { email: address, emailProvedAt } = await getUser(database, userId);
  const proofs = await manager
    .getRepository(contactProofEntity)
    .findBy({ userId, heldUntil: IsNull() });
  const phone = proofs.find(({ kind }) => kind === 'phone');
  const document = proofs.find(({ kind }) => kind === 'document');
  return {
    email: { address: shownAddress(address), isProved: emailProvedAt !== null },
    phone: phone ? { lastDigits: phone.hint, provedAt: phone.provedAt.toISOString() } : null,
    document: document ? { provedAt: document.provedAt.toISOString() } : null,
  };
}
