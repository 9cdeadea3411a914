import {
  coverUrlSql,
  isReadableSql,
  listPage,
  moneySql,
  timeSql,
  type Listing,
  type Queryable,
} from '#api/platform/fragments.sql.ts';
import { OPEN_STATUSES } from '#schema/issues/issueQuery.ts';
import type { OwnPledgeFilter, OwnVoteFilter, PledgeState } from '#schema/case/ownListFilters.ts';
import { SHOWN_WORDS } from '#api/case/funding/listProposals.sql.ts';

type Page = { page: number; pageSize: number };
type Reader = { userId: string; origin: string };

const PLEDGE_STATES: Record<Exclude<OwnPledgeFilter, 'all'>, PledgeState[]> = {
  held: ['held'],
  spent: ['spent'],
  returned: ['withdrawn', 'refunded', 'charged_back'],
};

/** Titles of issues that the person may not read are withheld. */
const TITLE = `case when ${isReadableSql('$1')} then i.title end`;
const PICTURE = `case when ${isReadableSql('$1')} then ${coverUrlSql('i.id', '$3')} end`;
const OPEN = OPEN_STATUSES.map((status) => `'${status}'`).join(', ');

/**
 * How much of a spent pledge paid for the work: a release books one return per pledge that gets one, in the
 * order of their ids.
 */
const SPENT = `left join payout y on y.issue_id = m.issue_id and m.status = 'spent'
  left join lateral (select r.cents from (
      select e.amount_cents as cents, row_number() over (order by e.id) as place
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
        and e.account = 'donor' and e.user_id = $1
      where t.issue_id = m.issue_id and t.kind = 'release') r
    where r.place = (select count(*) from pledge q where q.issue_id = m.issue_id
      and q.user_id = $1 and q.status = 'spent' and q.id <= m.id)) back on m.status = 'spent'
  cross join lateral (select case when m.status = 'held' then m.amount_cents - m.taken_cents
      else 0 end as held, case when m.status = 'spent'
      then m.amount_cents - m.taken_cents - coalesce(back.cents, 0) else 0 end as spent) w
  cross join lateral (select coalesce(div(w.spent::numeric * y.fee_cents,
      nullif(y.amount_cents + y.fee_cents, 0)), 0)::bigint as platform) f
  cross join lateral (select coalesce(-sum(e.amount_cents), 0)::bigint as cents
    from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      and e.account = 'platform' where t.pledge_id = m.id) borne`;

const FLOW = `json_build_object('held', ${moneySql('w.held')},
  'solver', ${moneySql('w.spent - f.platform')}, 'platform', ${moneySql('f.platform')},
  'back', ${moneySql('m.amount_cents - w.held - w.spent')}, 'borne', ${moneySql('borne.cents')})`;

const PLEDGES: Listing = {
  from: 'pledge m',
  where: 'm.user_id = $1 and ($2::text[] is null or m.status = any($2))',
  order: 'm.created_at desc, m.id desc',
  json: `json_build_object(
    'id', m.id, 'issueId', m.issue_id, 'issueTitle', ${TITLE}, 'imageUrl', ${PICTURE},
    'amount', ${moneySql('m.amount_cents')}, 'state', m.status,
    'createdAt', ${timeSql('m.created_at')}, 'closedAt', ${timeSql('m.closed_at')},
    'returnsAt', case when m.status = 'held' and i.status in (${OPEN})
      then ${timeSql('m.refund_due_at')} end, 'flow', ${FLOW})`,
  joins: `join issue i on i.id = m.issue_id ${SPENT}`,
};

const VOTES: Listing = {
  from: 'vote m',
  where: 'm.user_id = $1 and ($2::text[] is null or m.vote_type = any($2))',
  order: 'm.created_at desc, m.proposal_id desc',
  json: `json_build_object(
    'proposalId', m.proposal_id, 'userId', m.user_id, 'voteType', m.vote_type,
    'createdAt', ${timeSql('m.created_at')}, 'issueId', p.issue_id, 'proposalTitle', ${SHOWN_WORDS.title},
    'issueTitle', ${TITLE}, 'imageUrl', ${PICTURE})`,
  joins: 'join proposal p on p.id = m.proposal_id join issue i on i.id = p.issue_id',
};

/** A page of all pledges of a person as JSON text, newest first. */
export const listOwnPledges = (
  database: Queryable,
  { userId, origin }: Reader,
  { state, ...page }: Page & { state: OwnPledgeFilter },
): Promise<string> =>
  listPage(
    database,
    PLEDGES,
    [userId, state === 'all' ? null : PLEDGE_STATES[state], origin],
    page,
  );

/** A page of a person's votes as JSON text, newest first. */
export const listOwnVotes = (
  database: Queryable,
  { userId, origin }: Reader,
  { vote, ...page }: Page & { vote: OwnVoteFilter },
): Promise<string> =>
  listPage(database, VOTES, [userId, vote === 'all' ? null : [vote], origin], page);
