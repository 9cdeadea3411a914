import { Refusal } from '#api/platform/access.rules.ts';
import { ACCOUNT_DUTIES, type AccountDuty } from '#schema/people/accountDeletion.ts';

export type OpenDuties = Record<AccountDuty, boolean>;

const isDuty = (name: string): name is AccountDuty => name in ACCOUNT_DUTIES;

/** Refuses with the names of all open duties, since money and decisions need a person. */
export function refuseWhileInUse(duties: OpenDuties): void {
  const open = Object.keys(duties).filter((name) => isDuty(name) && duties[name]);
  if (open.length === 0) return;
  const errors = open.filter(isDuty).map((path) => ({ path, message: ACCOUNT_DUTIES[path] }));
  throw new Refusal('account_in_use', errors);
}

/** The random UUID keeps deleted names unique. */
export const nameOfDeleted = (randomUuid: string): string => `deleted-${randomUuid.slice(-12)}`;

/** Undeliverable (RFC 2606). */
export const addressOfDeleted = (name: string): string => `${name}@deleted.invalid`;

export const isDeletedAccount = ({ email }: { email: string }): boolean =>
  email.endsWith('@deleted.invalid');
