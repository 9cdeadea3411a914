import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { OwnPledge } from '#schema/case/ownLists.ts';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { formatDate } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { pledgeLine } from '#web/format/ownMoneyText.ts';
import { ownPledgePageQuery } from '#web/features/account/queries.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { ProfileLine } from '#web/features/account/profile/ProfileLine.tsx';
import { useWithdrawal } from '#web/features/pledges/useWithdrawal.ts';
import { parseAmount } from '#web/format/moneyInUse.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { impactContent } from '#web/features/case/impact/content.ts';
import { FlowPicture } from '#web/features/case/impact/FlowPicture.tsx';
import { theme } from '#web/theme/theme.ts';
import { ownListContent as words } from './content.ts';
import { toFilter } from './mineSearch.ts';
import { OwnPage } from './OwnPage.tsx';
import type { OwnListProps } from './ownListProps.ts';

export function PledgesList({ user, show, page, onPageChange }: OwnListProps) {
  const state = toFilter('pledges', show);
  const note = useMoneyNote();
  const result = useQuery(ownPledgePageQuery(user.id, { state, page }));
  return (
    <Stack gap={2}>
      {note && <Muted>{words.money(note)}</Muted>}
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
            imageUrl={pledge.imageUrl}
            detail={pledgeDetail(pledge)}
            badge={<Badge>{words.states[pledge.state]}</Badge>}
            below={
              (pledge.flow || pledge.returnsAt) && (
                <Acts>
                  {pledge.flow && <FollowPledge pledge={pledge} flow={pledge.flow} />}
                  {pledge.returnsAt && <TakeBack pledge={pledge} />}
                </Acts>
              )
            }
          />
        )}
      </OwnPage>
    </Stack>
  );
}

/** Here too, since the page of a hidden issue is closed to its donors. */
function TakeBack({ pledge }: { pledge: OwnPledge }) {
  const amount = pledge.flow?.held ?? pledge.amount;
  return (
    <ConfirmedButton variant="ghost" tone="danger" {...useWithdrawal({ ...pledge, amount })} />
  );
}

/** Where the pledge's money is, as a picture; each movement is one tap further. */
function FollowPledge({
  pledge,
  flow,
}: {
  pledge: OwnPledge;
  flow: NonNullable<OwnPledge['flow']>;
}) {
  return (
    <Follow>
      <summary>{impactContent.flow.title}</summary>
      <FlowPicture
        flow={{
          pledged: parseAmount(pledge.amount),
          held: parseAmount(flow.held),
          solver: parseAmount(flow.solver),
          platform: parseAmount(flow.platform),
          back: parseAmount(flow.back),
          borne: parseAmount(flow.borne),
        }}
      />
      <AppLink href={`/issues/${pledge.issueId}#pledges`}>{words.movements}</AppLink>
    </Follow>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[2]};
`;

const Follow = styled.details`
  flex: 1 1 auto;
  min-width: 0;
  max-width: ${theme.size.prose};
  font-size: ${theme.fontSize.small};

  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
`;

function pledgeDetail(pledge: OwnPledge): string {
  return [
    formatMoney(pledge.amount),
    words.pledged(formatDate(pledge.createdAt)),
    ...pledgeLine(pledge),
  ].join('\u00A0· ');
}
