import { Raw, type FindOneOptions, In } from 'typeorm';
import { brokenConstraint, type Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { nameSkeleton as skeletonOf } from '#api/platform/nameSkeleton.rules.ts';
import { appUserEntity, roleGrantEntity, type AppUserRow } from './accounts.entities.ts';
import { insertIfNew } from '#api/database/insertIfNew.ts';
import { RELEASED_DOMAIN } from './releasedAddress.rules.ts';
import { deleteSetupCodes } from './setupCodes.sql.ts';
import type { HomeArea, BasicUser, AccountRole } from '#schema/people/user.ts';
import { addressKeySql, findIdByName } from './lookUp.sql.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';

type Account = Pick<
  AppUserRow,
  | 'id'
  | 'username'
  | 'email'
  | 'emailProvedAt'
  | 'isFrozen'
  | 'hasPassword'
  | 'isPasswordForeign'
  | 'language'
>;

const select = {
  id: true,
  username: true,
  email: true,
  emailProvedAt: true,
  isFrozen: true,
  hasPassword: true,
  isPasswordForeign: true,
  language: true,
};

const addressed = (email: string) =>
  Raw((column) => `${addressKeySql(column)} = ${addressKeySql(':email')}`, { email });

async function loadWhere(tx: Transaction, options: FindOneOptions<AppUserRow>): Promise<Account> {
  const account = await tx.manager.getRepository(appUserEntity).findOne({ select, ...options });
  if (!account) throw new Refusal('user_not_found');
  return account;
}

export async function loadPerson(tx: Transaction, username: string): Promise<Account> {
  const id = await findIdByName(tx, username);
  if (id === null) throw new Refusal('user_not_found');
  return loadWhere(tx, { where: { id } });
}

export const findById = (tx: Transaction, id: string): Promise<Account | null> =>
  tx.manager.getRepository(appUserEntity).findOne({ select, where: { id } });

/** Ignores case. An account that has proved the address precedes those that only named it; null: none. */
export const findByEmail = (tx: Transaction, email: string): Promise<Account | null> =>
  tx.manager.getRepository(appUserEntity).findOne({
    select,
    where: { email: addressed(email) },
    order: { emailProvedAt: { direction: 'asc', nulls: 'last' }, createdAt: 'asc' },
  });

/** Removes a proved address from the accounts that only named it; returns them. */
export function releaseAddress(
  tx: Transaction,
  { email, ownerId }: { email: string; ownerId: string },
): Promise<{ id: string }[]> {
  return tx.query<{ id: string }>(
    `with released as (
       update app_user set email = id || $3
       where ${addressKeySql('email')} = ${addressKeySql('$1')} and id <> $2 and email_proved_at is null returning id
     ) select id from released`,
    [email, ownerId, RELEASED_DOMAIN],
  );
}

/** Whether somebody else may have chosen the password, because the address was proved from elsewhere. */
export async function savePasswordForeign(
  tx: Transaction,
  id: string,
  isPasswordForeign: boolean,
): Promise<void> {
  await tx.manager.getRepository(appUserEntity).update({ id }, { isPasswordForeign });
}

export const loadAccount = (tx: Transaction, id: string): Promise<Account> =>
  loadWhere(tx, { where: { id }, lock: { mode: 'for_no_key_update' } });

/** The person as the rules see them; locks the row. */
export async function loadRole(
  tx: Transaction,
  id: string,
): Promise<Pick<AppUserRow, 'id' | 'username' | 'email' | 'accountRole' | 'isValidator'>> {
  const account = await tx.manager.getRepository(appUserEntity).findOne({
    select: { id: true, username: true, email: true, accountRole: true, isValidator: true },
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
  if (!account) throw new Refusal('user_not_found');
  return account;
}

/** As `loadAccount`, and blocks new rows that refer to the account. */
export const loadAccountAlone = (tx: Transaction, id: string): Promise<Account> =>
  loadWhere(tx, { where: { id }, lock: { mode: 'pessimistic_write' } });

type NewUser = Pick<AppUserRow, 'id' | 'username' | 'email' | 'passwordHash' | 'preferredRole'> &
  Partial<Pick<AppUserRow, 'emailProvedAt' | 'hasPassword' | 'language'>>;

/** False: the name is taken, ignoring case, or both have proved the same address. */
export function insertUser(tx: Transaction, user: NewUser): Promise<boolean> {
  const { id, username, email, emailProvedAt, passwordHash, hasPassword } = user;
  const { preferredRole, language } = user;
  const nameSkeleton = skeletonOf(username);
  const identity = { id, username, nameSkeleton, email, emailProvedAt };
  const account = { ...identity, passwordHash, hasPassword, preferredRole, language };
  return insertIfNew(tx, appUserEntity, { ...account, createdAt: tx.now });
}

export const findIsTaken = async (tx: Transaction, username: string): Promise<boolean> =>
  (await findIdByName(tx, username)) !== null;

export async function saveHomeArea(
  tx: Transaction,
  id: string,
  home: HomeArea | null,
): Promise<void> {
  await tx.query(
    `update app_user set home_latitude = $2, home_longitude = $3,
       home_since = case when $2::double precision is null then null
         when (home_latitude, home_longitude) = ($2, $3) then home_since else $4::timestamptz end
     where id = $1`,
    [id, home?.latitude ?? null, home?.longitude ?? null, tx.now],
  );
}

/**
 * Freezing again keeps the time of the first freeze, or the account would regain its say in cases chosen
 * since.
 */
export async function saveAccountFreeze(
  tx: Transaction,
  id: string,
  isFrozen: boolean,
): Promise<void> {
  await tx.query(
    `update app_user set is_frozen = $2,
       frozen_since = case when not $2 then null when is_frozen then frozen_since else $3 end
     where id = $1`,
    [id, isFrozen, tx.now],
  );
}

/** `byId` null: by the setup, the sign-in provider or the command line. An operator ends a pending setup. */
export async function saveRole(
  tx: Transaction,
  id: string,
  role: Pick<AppUserRow, 'accountRole' | 'isValidator'> & {
    byId: string | null;
    isByProvider?: boolean;
  },
): Promise<void> {
  const { accountRole, isValidator } = role;
  await tx.manager.getRepository(appUserEntity).update({ id }, { accountRole, isValidator });
  const grant = { ...role, userId: id, grantedAt: tx.now };
  await tx.manager.getRepository(roleGrantEntity).insert(grant);
  if (accountRole === 'operator') await deleteSetupCodes(tx);
}

export async function savePassword(
  tx: Transaction,
  id: string,
  passwordHash: string,
): Promise<void> {
  await tx.manager.getRepository(appUserEntity).update({ id }, { passwordHash, hasPassword: true });
}

/** No-op if the hash is no longer `before`. */
export async function replacePasswordHash(
  tx: Transaction,
  { userId: id, before, passwordHash }: { userId: string; before: string; passwordHash: string },
): Promise<void> {
  await tx.manager
    .getRepository(appUserEntity)
    .update({ id, passwordHash: before }, { passwordHash });
}

/** `emailProvedAt` null: unproved. */
export async function saveEmail(
  tx: Transaction,
  id: string,
  address: Pick<AppUserRow, 'email' | 'emailProvedAt'>,
): Promise<void> {
  await tx.manager
    .getRepository(appUserEntity)
    .update({ id }, address)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'app_user_email' ? new Refusal('email_taken') : error;
    });
}

export async function getUser({ manager }: Queryable, id: string): Promise<AppUserRow> {
  const user = await manager.getRepository(appUserEntity).findOneBy({ id });
  if (!user) throw new Refusal('user_not_found');
  return user;
}

export async function getBasicUser(database: Queryable, id: string): Promise<BasicUser> {
  const { username } = await getUser(database, id);
  return { username };
}

/** Active people only, at most 500. */
async function findStaffIds(tx: Transaction, roles: AccountRole[]): Promise<string[]> {
  const people = await tx.manager.getRepository(appUserEntity).find({
    where: { accountRole: In(roles), isFrozen: false },
    select: { id: true },
    order: { id: 'ASC' },
    take: 500,
  });
  return people.map(({ id }) => id);
}

/** Active ones, at most 500. */
export const findAmbassadorIds = (tx: Transaction): Promise<string[]> =>
  findStaffIds(tx, ['ambassador']);

/** Active ones, at most 500. */
export const findModeratorIds = (tx: Transaction): Promise<string[]> =>
  findStaffIds(tx, ['ambassador', 'operator']);

/** The digests by which the public record identifies people. */
export async function findDigests(tx: Transaction, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ digest: string }>(
    `select encode(sha256(audit_salt || convert_to(id::text, 'UTF8')), 'hex') as digest
     from app_user where id = any ($1::uuid[]) order by digest`,
    [userIds],
  );
  return rows.map(({ digest }) => digest);
}
