import { HandCoins, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Row } from '#web/components/layout/Row.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { confirmedText } from '#web/features/issues/confirmedText.ts';
import { fundingAxis, goalText } from '#web/features/issues/fundingAxis.ts';
import { MoneyBar } from '#web/components/figures/MoneyBar.tsx';
import { joinTexts } from '#web/format/joinTexts.ts';
import { Money } from '#web/components/figures/Money.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PriorityBadge } from '#web/components/issues/PriorityBadge.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { Thumbnail } from '#web/components/issues/Thumbnail.tsx';
import { formatMoneyWhole } from '#web/format/formatMoney.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { theme } from '#web/theme/theme.ts';
import { mapPageContent } from './content.ts';
import type { SelectedIssue } from './shown/mapSelection.ts';

const { selected } = mapPageContent;

type SelectedIssueCardProps = { issue: SelectedIssue; onClose: () => void };

/** On a phone it covers the bottom of the map. */
export function SelectedIssueCard({ issue, onClose }: SelectedIssueCardProps) {
  const [now] = useState(() => new Date());
  const confirmed = issue.server && confirmedText(issue.server, now);
  return (
    <Card aria-label={selected.label}>
      <Head>
        {issue.imageUrl && <Thumbnail src={issue.imageUrl} />}
        <h2>
          <bdi>{issue.title}</bdi>
        </h2>
        <IconButton label={selected.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Head>
      <Row gap={2} align="stretch">
        {issue.server ? (
          <>
            <StatusBadge status={issue.server.status} place="map" />
            <PriorityBadge priority={issue.server.priority} />
          </>
        ) : (
          <Badge>{selected.waiting}</Badge>
        )}
      </Row>
      <Place>
        {confirmed && <span>{`${confirmed} · `}</span>}
        <bdi>{issue.location}</bdi>
      </Place>
      {issue.description && <Description dir="auto">{issue.description}</Description>}
      {issue.server ? (
        <Actions issue={issue} server={issue.server} />
      ) : (
        <ButtonLink href={`/issues/${issue.id}`} variant="secondary">
          {selected.openWaiting}
        </ButtonLink>
      )}
    </Card>
  );
}

type ActionsProps = { issue: SelectedIssue; server: NonNullable<SelectedIssue['server']> };

function Actions({ issue, server }: ActionsProps) {
  const note = useMoneyNote();
  const axis = fundingAxis(server);
  return (
    <>
      <Pledged>
        <span>{selected.pledged}</span>{' '}
        <span>
          <Money size="lg">{formatMoneyWhole(server.currentFunding)}</Money>
          <Muted as="span">{` ${joinTexts(goalText(server), note)}`}</Muted>
        </span>
      </Pledged>
      {axis && axis.max > 0 && <MoneyBar {...axis} />}
      <Buttons>
        <ButtonLink href={`/issues/${issue.id}`} variant="secondary" isFullWidth>
          {selected.viewDetails}
        </ButtonLink>
        <ButtonLink
          href={`/issues/${issue.id}#pledge`}
          icon={<HandCoins aria-hidden="true" />}
          isFullWidth
        >
          {selected.pledge}
        </ButtonLink>
      </Buttons>
    </>
  );
}

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.raised};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[2]};

  & h2 {
    flex: 1;
    display: -webkit-box;
    overflow: hidden;
    font-size: ${theme.fontSize.body};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: ${theme.lineHeight.snug};
  }
  & button {
    margin: calc(-1 * ${theme.space[2]});
  }
`;

const Place = styled(Muted)`
  ${theme.media.belowMd} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  line-height: ${theme.lineHeight.snug};

  ${theme.media.belowMd} {
    display: none;
  }
`;

const Pledged = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  color: ${theme.color.textMuted};

  & > :last-child {
    color: ${theme.color.text};
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${theme.space[2]};
`;
