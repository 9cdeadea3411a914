import { IsNull } from 'typeorm';
import { contactProofEntity } from './contacts.entities.ts';
import { passkeyEntity } from './credentials.entities.ts';
import { getUser } from './getUser.sql.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import type { OwnContact } from '#schema/people/contact.ts';

type Proved = Pick<OwnContact, 'email' | 'hasOtherDevice' | 'phone' | 'document'>;

/** What a person has proved so far. */
export async function getOwnContact(database: Queryable, userId: string): Promise<Proved> {
  const { manager } = database;
  const { email: address, emailProvedAt } = await getUser(database, userId);
  const [proofs, hasOtherDevice] = await Promise.all([
    manager.getRepository(contactProofEntity).findBy({ userId, heldUntil: IsNull() }),
    manager.getRepository(passkeyEntity).existsBy({ userId, isOtherDevice: true }),
  ]);
  const phone = proofs.find(({ kind }) => kind === 'phone');
  const document = proofs.find(({ kind }) => kind === 'document');
  return {
    email: { address, isProved: emailProvedAt !== null },
    hasOtherDevice,
    phone: phone ? { lastDigits: phone.hint, provedAt: phone.provedAt.toISOString() } : null,
    document: document ? { provedAt: document.provedAt.toISOString() } : null,
  };
}
