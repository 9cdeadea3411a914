import { Refusal } from '#api/platform/refusal.rules.ts';
import { ACCOUNT_DUTIES, type AccountDuty } from '#schema/people/accountDeletion.ts';

/** Of each duty whether it stands open. */
export type OpenDuties = Record<AccountDuty, boolean>;

const isDuty = (name: string): name is AccountDuty => name in ACCOUNT_DUTIES;

/** The refusal names every open duty: money and decisions need a person. */
export function refuseWhileInUse(duties: OpenDuties): void {
  const open = Object.keys(duties).filter((name) => isDuty(name) && duties[name]);
  if (open.length === 0) return;
  const errors = open.filter(isDuty).map((path) => ({ path, message: ACCOUNT_DUTIES[path] }));
  throw new Refusal('account_in_use', errors);
}

/** What stands where a name stood; the random UUID keeps two deleted people apart. */
export const nameOfDeleted = (randomUuid: string): string => `deleted-${randomUuid.slice(-12)}`;

/** An address that no mail can reach (RFC 2606). */
export const addressOfDeleted = (name: string): string => `${name}@deleted.invalid`;

export const isDeletedAccount = ({ email }: { email: string }): boolean =>
  email.endsWith('@deleted.invalid');
