import type { Transaction } from '#api/database/transaction.ts';
import type { AccountRole } from '#schema/people/user.ts';

export type RoleGrant = {
  userId: string;
  /** Null: the command line. */
  byId: string | null;
  accountRole: AccountRole;
  isValidator: boolean;
};

/** Gives an account its role and keeps who did so. */
export async function saveRole(tx: Transaction, grant: RoleGrant): Promise<void> {
  const { userId, byId, accountRole, isValidator } = grant;
  await tx.query('UPDATE app_user SET account_role = $2, is_validator = $3 WHERE id = $1', [
    userId,
    accountRole,
    isValidator,
  ]);
  await tx.query(
    `INSERT INTO role_grant (user_id, by_id, account_role, is_validator, granted_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [userId, byId, accountRole, isValidator, tx.now],
  );
}
