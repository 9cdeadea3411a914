import type { Transaction } from '#api/database/transaction.ts';
import { requireKeptCategories } from './categories.rules.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { mayOperate } from '#api/people/accountPolicy.rules.ts';
import {
  countByBands,
  saveBookCurrency,
  addSiteSettings,
  findCategories,
} from './siteSettings.sql.ts';
import { findCurrency } from '#schema/money/currency.ts';
import { toMoneyRules } from '#schema/money/moneyRules.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';

/**
 * Saves new site settings as the version after the one the operator had read. Returns its number.
 */
export async function saveSiteSettings(
  tx: Transaction,
  input: { version: number; reason: string; settings: SiteSettings },
): Promise<number> {
  const actor = signedIn(tx.actor);
  const { version: after, reason, settings } = input;

  permit(mayOperate(actor));

  const before = await findCategories(tx);
  const isSaved = await addSiteSettings(tx, { after, byId: actor.id, reason, settings });
  if (!isSaved) throw new Refusal('settings_conflict');
  requireKeptCategories(before, settings.categories);
  await saveBookCurrency(tx, findCurrency(settings.money.currency));
  await countByBands(tx, toMoneyRules(settings.money));
  tx.publish({ topic: 'settings', id: null });
  return after + 1;
}
