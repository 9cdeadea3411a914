import { registerUser } from '#api/people/accounts.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { newCode } from '#api/people/recoveryCodes.rules.ts';
import { saveRole } from '#api/people/users.sql.ts';
import { countByBands, saveBookCurrency, addSiteSettings } from './siteSettings.sql.ts';
import { deleteSetupCodes, insertSetupCode, trySetupCode } from '#api/people/setupCodes.sql.ts';
import { findCurrency } from '#schema/money/currency.ts';
import { toMoneyRules } from '#schema/money/moneyRules.ts';
import { SETUP_REASON, type SiteSettings } from '#schema/site/siteSettings.ts';

/** Allows setting up an untouched installation with the returned code. */
export async function openSetup(tx: Transaction): Promise<string> {
  const code = newCode((length) => tx.randomBytes(length));
  await insertSetupCode(tx, code);
  return code;
}

/** Invalidates the code. */
export async function closeSetup(tx: Transaction): Promise<null> {
  await deleteSetupCodes(tx);
  return null;
}

export const checkSetupCode = trySetupCode;

type SetupInput = {
  code: string;
  account: { username: string; email: string; passwordHash: string };
  settings: SiteSettings;
};

/**
 * Creates the first operator's account and saves the settings, by the code that a start printed;
 * all codes are used up. Returns the account's id, or the code's fault.
 */
export async function setUpSite(
  tx: Transaction,
  { code, account, settings }: SetupInput,
): Promise<{ userId: string } | 'wrong' | 'closed'> {
  const outcome = await trySetupCode(tx, code);
  if (outcome !== 'right') return outcome;

  const userId = await registerUser(tx, {
    ...account,
    preferredRole: 'reporter',
    // Whoever has the code runs the server.
    isProved: true,
  });
  await saveRole(tx, userId, { byId: null, accountRole: 'operator', isValidator: false });
  await addSiteSettings(tx, { after: null, byId: userId, reason: SETUP_REASON, settings });
  await saveBookCurrency(tx, findCurrency(settings.money.currency));
  await countByBands(tx, toMoneyRules(settings.money));
  tx.publish({ topic: 'settings', id: null });
  return { userId };
}
