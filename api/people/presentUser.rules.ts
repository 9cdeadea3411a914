import { shownAddress } from './releasedAddress.rules.ts';
import type { PreferredRole, AccountRole, User } from '#schema/people/user.ts';

export type PresentedUser = {
  id: string;
  username: string;
  fullName: string | null;
  about: string | null;
  avatarId: string | null;
  email: string;
  preferredRole: PreferredRole;
  accountRole: AccountRole;
  homeLatitude: number | null;
  homeLongitude: number | null;
  createdAt: Date;
};

/** For the person themselves; never the password's hash. */
export function presentUser(row: PresentedUser): User {
  const { id, username, fullName, email, preferredRole, accountRole, createdAt } = row;
  const { about, avatarId, homeLatitude: latitude, homeLongitude: longitude } = row;
  return {
    id,
    username,
    fullName,
    about,
    avatarUrl: avatarId === null ? null : `/api/images/${avatarId}`,
    email: shownAddress(email),
    preferredRole,
    accountRole,
    home: latitude === null || longitude === null ? null : { latitude, longitude },
    createdAt: createdAt.toISOString(),
  };
}
