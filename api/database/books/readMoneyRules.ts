import type { EntityManager } from 'typeorm';
import {
  DOLLAR_RULES,
  toMoneyRules,
  type MoneyRules,
  type SiteMoney,
} from '#schema/money/moneyRules.ts';

/**
 * Read from the database and not from memory: another process may have changed the settings a
 * moment ago.
 */
export async function readMoneyRules(database: Pick<EntityManager, 'query'>): Promise<MoneyRules> {
  const rows: { money: SiteMoney | null }[] = await database.query(
    `select document -> 'money' as money from site_settings order by version desc limit 1`,
    // With parameters, repeated queries are prepared.
    [],
  );
  const money = rows[0]?.money;
  return money ? toMoneyRules(money) : DOLLAR_RULES;
}
