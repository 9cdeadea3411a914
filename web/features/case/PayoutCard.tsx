import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { CaseView } from '#schema/case/verification.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Money } from '#web/components/figures/Money.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { verificationContent } from './content.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { stepContent } from './stepContent.ts';

const { payout: words } = verificationContent;

type Payout = NonNullable<CaseView['payout']>;

/** The payout of a decided case, its decision, and whether it has arrived. */
export function PayoutCard({ payout, issueId }: { payout: Payout; issueId: string }) {
  const { decision } = payout;
  const { data: settings } = useQuery(settingsQuery());
  return (
    <Card as="section">
      <Stack gap={4}>
        <Row justify="space-between" align="start">
          <h3>{words.heading}</h3>
          <PayoutState payout={payout} />
        </Row>
        <Amounts>
          <div>
            <dt>{words.solver(payout.solverName)}</dt>
            <dd>
              <Money size="lg">{formatMoney(payout.amount)}</Money>
            </dd>
          </div>
          <div>
            <dt>{words.fee}</dt>
            <dd>
              <Money>{formatMoney(payout.fee)}</Money>
            </dd>
          </div>
          <div>
            <dt>{words.returned}</dt>
            <dd>
              <Money>{formatMoney(payout.returned)}</Money>
            </dd>
          </div>
        </Amounts>
        <Stack gap={1}>
          <p>
            <strong>{`${words.decisions[decision.kind]}. `}</strong>
            {decision.kind === 'ruling' && <bdi>{decision.reason}</bdi>}
          </p>
          <Muted>
            {joinTexts(
              `${words.released(formatDateTime(payout.releasedAt))}.`,
              words.promise,
              settings?.payments === 'sandbox' && stepContent.testMoney,
            )}
          </Muted>
        </Stack>
        <Row gap={4}>
          <AppLink href={`/issues/${issueId}/audit`}>{words.books}</AppLink>
          <AppLink href={`/issues/${issueId}#pledges`}>{words.trail}</AppLink>
        </Row>
      </Stack>
    </Card>
  );
}

function PayoutState({ payout: { paidAt, dueAt, isOverdue } }: { payout: Payout }) {
  if (paidAt) return <Badge tone="success">{words.paid(formatDateTime(paidAt))}</Badge>;
  const due = formatDateTime(dueAt);
  return (
    <Badge tone={isOverdue ? 'danger' : 'info'}>
      {isOverdue ? words.overdue(due) : words.pending(due)}
    </Badge>
  );
}

const Amounts = styled.dl`
  display: grid;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[2]};
    padding-block: ${theme.space[2]};
    border-block-end: ${theme.size.hairline} solid ${theme.color.border};
  }
  & dt {
    color: ${theme.color.textMuted};
  }
`;
