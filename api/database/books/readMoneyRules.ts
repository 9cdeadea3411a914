import type { EntityManager } from 'typeorm';
import {
  DOLLAR_RULES,
  moneyRulesOf,
  type MoneyRules,
  type SiteMoney,
} from '#schema/money/moneyRules.ts';

/**
 * What money is at this installation, from the settings in force. By the database and not as a process
 * remembers it: another process may have changed it a moment ago.
 */
export async function readMoneyRules(database: Pick<EntityManager, 'query'>): Promise<MoneyRules> {
  const rows: { money: SiteMoney | null }[] = await database.query(
    `select document -> 'money' as money from site_settings order by version desc limit 1`,
    // With a list of parameters it is prepared where the same is asked again and again.
    [],
  );
  const money = rows[0]?.money;
  return money ? moneyRulesOf(money) : DOLLAR_RULES;
}
