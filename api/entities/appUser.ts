import { EntitySchema } from 'typeorm';
import type { AccountRole, PreferredRole } from '#schema/people/user.ts';

/** A person with an account. */
export type AppUserRow = {
  id: string;
  username: string;
  fullName: string | null;
  email: string;
  passwordHash: string;
  preferredRole: PreferredRole;
  accountRole: AccountRole;
  isFrozen: boolean;
  isValidator: boolean;
  trustScore: number;
  homeLatitude: number | null;
  homeLongitude: number | null;
  createdAt: Date;
};

export const appUserEntity = new EntitySchema<AppUserRow>({
  name: 'AppUser',
  tableName: 'app_user',
  columns: {
    id: { type: 'uuid', primary: true },
    username: { type: 'text' },
    fullName: { type: 'text', name: 'full_name', nullable: true },
    email: { type: 'text' },
    passwordHash: { type: 'text', name: 'password_hash' },
    preferredRole: { type: 'text', name: 'preferred_role' },
    accountRole: { type: 'text', name: 'account_role' },
    isFrozen: { type: 'boolean', name: 'is_frozen' },
    isValidator: { type: 'boolean', name: 'is_validator' },
    trustScore: { type: 'smallint', name: 'trust_score' },
    homeLatitude: { type: 'double precision', name: 'home_latitude', nullable: true },
    homeLongitude: { type: 'double precision', name: 'home_longitude', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
