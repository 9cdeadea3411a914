import type { Transaction } from '#api/database/transaction.ts';
import { operatorActEntity } from './operatorActs.entities.ts';
import type { OperatorActName, ActFilter } from '#schema/console/consoleFilters.ts';
import { timeSql, listPage, type Queryable } from '#api/platform/fragments.sql.ts';

type NewAct = {
  byId: string;
  act: OperatorActName;
  /** Null: not about an account. */
  userId: string | null;
  subject?: string;
  reason: string;
};

export async function saveOperatorAct(tx: Transaction, act: NewAct): Promise<void> {
  const row = { subject: '', ...act, id: tx.randomUuid(), actedAt: tx.now };
  await tx.manager.getRepository(operatorActEntity).insert(row);
}

type Asked = { act: ActFilter; userId?: string | undefined; page: number; pageSize: number };

const LISTING = {
  from: 'operator_act m',
  where: `($1 = 'any' or m.act = $1) and ($2::uuid is null or m.user_id = $2)`,
  order: 'm.acted_at desc, m.id desc',
  json: `json_build_object('id', m.id, 'act', m.act, 'byName', b.username, 'userId', m.user_id,
    'userName', u.username, 'subject', m.subject, 'reason', m.reason,
    'actedAt', ${timeSql('m.acted_at')})`,
  joins: 'join app_user b on b.id = m.by_id left join app_user u on u.id = m.user_id',
};

export const listOperatorActs = (
  database: Queryable,
  { act, userId, ...page }: Asked,
): Promise<string> => listPage(database, LISTING, [act, userId ?? null], page);
