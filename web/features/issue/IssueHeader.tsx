import { NameInBrackets } from '#web/components/people/PersonName.tsx';
import { MapPin, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { PersonAvatar } from '#web/components/people/PersonAvatar.tsx';
import { PriorityBadge } from '#web/components/issues/PriorityBadge.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { useWritten } from '#web/net/firstPaint.ts';
import { formatDate } from '#web/format/format.ts';
import { FundingBar } from '#web/features/issues/FundingBar.tsx';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from './content.ts';

// Only the reporter opens it.
const ReporterDialog = lazyPart(
  async () => (await import('./reporter/ReporterDialog.tsx')).ReporterDialog,
);

const Header = styled.header`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  /* Keeps the case's state on the first screen, whatever the title's length. */
  & h1 {
    font-size: ${theme.fontSize.figure};

    ${theme.media.belowMd} {
      font-size: ${theme.fontSize.title};
    }
  }
`;

/** The first lines; the details have the whole text. */
const Gist = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  /* A phone's first screen is for the case's state; the description follows in the details. */
  ${theme.media.belowMd} {
    display: none;
  }
  line-height: ${theme.lineHeight.snug};
`;

const Facts = styled.p`
  display: grid;
  gap: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Place = styled.span`
  display: flex;
  align-items: start;
  gap: ${theme.space[2]};

  & svg {
    margin-block-start: 0.15em;
  }
`;

const Origin = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  line-height: ${theme.lineHeight.snug};
`;

type IssueHeaderProps = { issue: IssueDetail };

export function IssueHeader({ issue }: IssueHeaderProps) {
  const { fullName, avatarUrl: face } = issue.reporterProfile ?? {};
  const written = useWritten();
  const day = written('reported', () => formatDate(issue.createdAt));
  return (
    <Header>
      <Row gap={2}>
        {issue.mergedInto ? (
          <Badge>{issueContent.merged}</Badge>
        ) : (
          <StatusBadge status={issue.status} place="list" />
        )}
        <PriorityBadge priority={issue.priority} />
      </Row>
      <h1>
        <bdi>{issue.title}</bdi>
      </h1>
      {!issue.mergedInto && <FundingBar issue={issue} prices={issue.offerPrices} />}
      <Facts>
        <Place>
          <MapPin aria-hidden="true" />
          <bdi>{issue.location}</bdi>
        </Place>
        <Origin>
          {face && <PersonAvatar username={issue.reporterName ?? ''} src={face} size="sm" />}
          <span>
            <span>{`${issueContent.reported(day)} · ${issueContent.reportedBy(issue.reporterName)}`}</span>
            {fullName && <NameInBrackets name={fullName} />}
          </span>
        </Origin>
      </Facts>
      <Gist dir="auto">{issue.description}</Gist>
      <ReporterActions issue={issue} />
    </Header>
  );
}

function ReporterActions({ issue }: IssueHeaderProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { abilities } = issue.viewer;
  if (!abilities.edit && !abilities.delete) return null;
  return (
    <Row gap={2}>
      {abilities.edit && (
        <Button
          variant="secondary"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setOpen('edit')}
        >
          {issueContent.edit}
        </Button>
      )}
      {abilities.delete && (
        <Button
          variant="ghost"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setOpen('delete')}
        >
          {issueContent.delete}
        </Button>
      )}
      <Suspense>
        {open && <ReporterDialog kind={open} issue={issue} onClose={() => setOpen(null)} />}
      </Suspense>
    </Row>
  );
}
