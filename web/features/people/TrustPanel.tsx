import { styled } from 'styled-components';
import { TRUST_MAX } from '#schema/limits.ts';
import type { Reputation } from '#schema/people/reputation.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { CardHeading } from '#web/components/layout/CardHeading.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { ProgressBar } from '#web/components/feedback/ProgressBar.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime, formatNumber } from '#web/format/format.ts';
import { formatMonth } from '#web/format/formatMonth.ts';
import { theme } from '#web/theme/theme.ts';
import { peopleContent } from './content.ts';

const { trust: content, log: logContent, events } = peopleContent;

const POINT_COLUMNS = [
  { key: 'what', label: content.what },
  { key: 'points', label: content.points, isNumeric: true },
] as const;

const LOG_COLUMNS = [
  { key: 'what', label: content.what },
  { key: 'issue', label: logContent.issue },
  { key: 'when', label: logContent.when },
  { key: 'points', label: content.points, isNumeric: true },
] as const;

/** A juror's vote is dated by month alone, so that jury membership stays secret. */
const isJuror = (createdAt: string) => createdAt.endsWith('-01T00:00:00.000Z');

const signed = (points: number) => (points > 0 ? `+${points}` : `−${Math.abs(points)}`);

/** The score, its formula, and every change. */
export function TrustPanel({ trust }: { trust: Reputation['trust'] }) {
  const { score, start, points, minToPropose } = trust;
  const most = formatNumber(TRUST_MAX);
  return (
    <section aria-labelledby="trust">
      <CardHeading id="trust">{content.title}</CardHeading>
      <Stack gap={4}>
        <Card padding="lg">
          <Stack gap={4}>
            <ProgressBar
              label={content.score}
              value={score}
              max={TRUST_MAX}
              valueText={`${formatNumber(score)} ${content.of(most)}`}
            />
            <SubHeading>{content.formula}</SubHeading>
            <p>{content.intro(formatNumber(start), most)}</p>
            <DataTable
              caption={content.pointsCaption}
              isCaptionHidden
              columns={POINT_COLUMNS}
              rows={points.map((one) => ({
                id: one.event,
                cells: { what: events[one.event], points: signed(one.points) },
              }))}
            />
            <p>{content.limit(formatNumber(minToPropose))}</p>
          </Stack>
        </Card>
        <TrustLog log={trust.log} />
      </Stack>
    </section>
  );
}

function TrustLog({ log }: Pick<Reputation['trust'], 'log'>) {
  return (
    <>
      <SubHeading>{logContent.title}</SubHeading>
      {log.length === 0 ? (
        <p>{logContent.empty}</p>
      ) : (
        <DataTable
          caption={logContent.caption}
          isCaptionHidden
          columns={LOG_COLUMNS}
          rows={log.map(({ event, points, issue, createdAt }, at) => ({
            id: String(at),
            cells: {
              what: events[event],
              issue: issue ? (
                <AppLink href={`/issues/${issue.id}`}>
                  <bdi>{issue.title}</bdi>
                </AppLink>
              ) : (
                logContent[isJuror(createdAt) ? 'jury' : 'noIssue']
              ),
              when: isJuror(createdAt)
                ? formatMonth(createdAt.slice(0, 7))
                : formatDateTime(createdAt),
              points: signed(points),
            },
          }))}
        />
      )}
    </>
  );
}

const SubHeading = styled.h3`
  font-size: ${theme.fontSize.body};
`;
