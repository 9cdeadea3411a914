import type { ConsoleIssue } from '#schema/console/content.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { plural } from '#web/format/format.ts';
import { contentContent } from './contentContent.ts';

const { marks } = contentContent;

/** How an issue stands, and what was done to it. */
export function IssueMarks({ issue }: { issue: ConsoleIssue }) {
  const { status, isHidden, isFrozen, removedAt, mergedIntoId, openReportCount } = issue;
  return (
    <Row gap={2}>
      {removedAt === null ? (
        <StatusBadge status={status} place="list" />
      ) : (
        <Badge>{marks.removed}</Badge>
      )}
      {isHidden && <Badge tone="danger">{marks.hidden}</Badge>}
      {isFrozen && !isHidden && <Badge tone="warning">{marks.frozen}</Badge>}
      {mergedIntoId !== null && (
        <AppLink href={`/issues/${mergedIntoId}`}>
          <Badge tone="info">{marks.merged}</Badge>
        </AppLink>
      )}
      {openReportCount > 0 && (
        <AppLink href="/desk/moderation">
          <Badge tone="warning">{plural(openReportCount, marks.reports)}</Badge>
        </AppLink>
      )}
    </Row>
  );
}
