import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { CreatedPledge } from '#schema/case/pledge.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { ShareButton } from '#web/components/actions/ShareButton.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { formatMoney, formatMoneyShort } from '#web/format/formatMoney.ts';
import { proposalsQuery } from '#web/features/proposals/queries.ts';
import { stillNeeded } from '#web/features/proposals/stillNeeded.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { theme } from '#web/theme/theme.ts';
import { pledgesContent } from './content.ts';
import { useOwnMoney } from './useOwnMoney.ts';

const { receipt: words } = pledgesContent;

type PledgeReceiptProps = { pledge: CreatedPledge; issue: IssueDetail };

/** The effect of a new pledge, and the donor's next steps. */
export function PledgeReceipt({ pledge, issue }: PledgeReceiptProps) {
  const { data: proposals = [] } = useInfiniteQuery(proposalsQuery(issue.id));
  const note = useMoneyNote();
  const own = useOwnMoney(issue);
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that had the focus is closing, and the form is not next.
  useEffect(() => heading.current?.focus(), []);
  const open = proposals.filter(({ status }) => status === 'pending');
  const [nearest] = open
    .map(({ title, budget }) => ({ title, missing: stillNeeded(budget, issue.currentFunding) }))
    .toSorted((a, b) => Number(a.missing ?? 0) - Number(b.missing ?? 0));
  const canVote = issue.viewer.abilities.vote && open.length > 0;
  return (
    <Frame as="section" aria-labelledby="pledge-receipt">
      <h3 id="pledge-receipt" tabIndex={-1} ref={heading}>
        {words.title(formatMoney(pledge.amount))}
      </h3>
      <p>{words.escrow(formatMoney(issue.currentFunding))}</p>
      {note && <Muted>{words.money(note)}</Muted>}
      {nearest && (
        <p>
          {nearest.missing === null
            ? words.covers(nearest.title)
            : words.needs(formatMoneyShort(nearest.missing), nearest.title)}
        </p>
      )}
      {own.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Row gap={3}>
        {canVote && (
          <ButtonLink href={`/issues/${issue.id}#proposals`} variant="primary">
            {words.vote}
          </ButtonLink>
        )}
        <ShareButton title={issue.title} path={`/issues/${issue.id}`} />
      </Row>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space[3]};
  border-color: ${theme.color.statusCompleted};

  & h3 {
    scroll-margin-block: calc(${theme.size.header} + ${theme.space[8]});
  }
  & h3:focus {
    outline: none;
  }
`;
