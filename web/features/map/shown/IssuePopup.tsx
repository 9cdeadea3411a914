import { useState } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Money } from '#web/components/figures/Money.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { confirmedText } from '#web/features/issues/confirmedText.ts';
import { formatMoneyWhole } from '#web/format/formatMoney.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { theme } from '#web/theme/theme.ts';
import { mapPageContent } from '#web/features/map/content.ts';
import type { SelectedIssue } from './mapSelection.ts';

const { selected } = mapPageContent;

/** Popup of a pressed marker. */
export function IssuePopup({ issue }: { issue: SelectedIssue }) {
  const note = useMoneyNote();
  const [now] = useState(() => new Date());
  const confirmed = issue.server && confirmedText(issue.server, now);
  return (
    <Popup>
      <strong>
        <bdi>{issue.title}</bdi>
      </strong>
      <div>
        {issue.server ? (
          <StatusBadge status={issue.server.status} place="map" />
        ) : (
          <Badge>{selected.waiting}</Badge>
        )}
      </div>
      <Muted>
        <bdi>{issue.location}</bdi>
      </Muted>
      {confirmed && <Muted>{confirmed}</Muted>}
      {issue.server && (
        <span>
          <span>{`${selected.pledged} `}</span>
          <Money>{formatMoneyWhole(issue.server.currentFunding)}</Money>
          {note && <Muted as="span">{` ${note}`}</Muted>}
        </span>
      )}
      <DetailsLink href={`/issues/${issue.id}`}>{selected.viewDetails}</DetailsLink>
    </Popup>
  );
}

/** Popup of a searched place. */
export function PlacePopup({ name }: { name: string }) {
  return (
    <Popup>
      <strong>{mapPageContent.place.popup}</strong>
      <Muted>{name}</Muted>
    </Popup>
  );
}

const Popup = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  gap: ${theme.space[2]};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};

  & strong {
    font-weight: ${theme.weight.strong};
  }
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
`;

const DetailsLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  font-weight: ${theme.weight.strong};
`;
