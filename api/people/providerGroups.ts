import type { Transaction } from '#api/database/transaction.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { roleNotice } from './accountNotices.rules.ts';
import { roleByGroup } from './providerGroups.rules.ts';
import { findRoleGiver } from './providerGroups.sql.ts';
import { findById, loadRole, saveRole } from './users.sql.ts';

/** Called once the provider has identified somebody. `isOperator` null: groups are not requested. */
export async function followGroup(
  tx: Transaction,
  userId: string,
  isOperator: boolean | null,
): Promise<void> {
  if (isOperator === null) return;
  const { accountRole, isValidator } = await loadRole(tx, userId);
  const isFrozen = (await findById(tx, userId))?.isFrozen ?? true;
  const roleBy = await findRoleGiver(tx, userId);
  // guard: provider-appoints-operators-alone
  const role = roleByGroup({ accountRole, isFrozen, roleBy }, isOperator);
  if (role === null) return;
  await saveRole(tx, userId, { byId: null, isByProvider: true, accountRole: role, isValidator });
  await saveNotices(tx, null, [{ userId, ...roleNotice(role, isValidator) }]);
}
