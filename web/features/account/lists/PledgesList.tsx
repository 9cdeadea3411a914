import { useQuery } from '@tanstack/react-query';
import type { OwnPledge } from '#schema/people/ownLists.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { formatDate } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { ownPledgePageQuery } from '#web/features/account/queries.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { ProfileLine } from '#web/features/account/profile/ProfileLine.tsx';
import { ownListContent as words } from './content.ts';
import { filterOf } from './mineSearch.ts';
import { OwnPage } from './OwnPage.tsx';
import type { OwnListProps } from './ownListProps.ts';

export function PledgesList({ user, show, page, onPageChange }: OwnListProps) {
  const state = filterOf('pledges', show);
  const note = useMoneyNote();
  const result = useQuery(ownPledgePageQuery(user.id, { state, page }));
  return (
    <OwnPage
      list="pledges"
      isFiltered={state !== 'all'}
      result={result}
      onPageChange={onPageChange}
    >
      {(pledge) => (
        <ProfileLine
          key={pledge.id}
          href={`/issues/${pledge.issueId}#pledges`}
          title={pledge.issueTitle ?? words.gone}
          detail={detailOf(pledge, note)}
          badge={<Badge>{words.states[pledge.state]}</Badge>}
        />
      )}
    </OwnPage>
  );
}

function detailOf(pledge: OwnPledge, note: string | null): string {
  const { amount, state, createdAt, returnsAt, closedAt } = pledge;
  const end = closedAt && state !== 'held' ? words.closed[state](formatDate(closedAt)) : null;
  return [
    formatMoney(amount),
    ...(note ? [note] : []),
    words.pledged(formatDate(createdAt)),
    ...(returnsAt ? [words.returns(formatDate(returnsAt))] : []),
    ...(end ? [end] : []),
  ].join(' · ');
}
