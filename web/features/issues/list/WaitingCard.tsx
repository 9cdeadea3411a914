import { CloudUpload, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PriorityBadge } from '#web/components/issues/PriorityBadge.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { formatDateTime, shortLocation } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { lateContent } from './lateContent.ts';
import type { WaitingReport } from './waitingReports.ts';

/** A report only on this device. */
export function WaitingCard({ report }: { report: WaitingReport }) {
  const { badge, attention } = lateContent;
  return (
    <Frame as="article" tone="sunken" isInteractive>
      <Row gap={2}>
        {report.isRefused ? (
          <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
            {attention}
          </Badge>
        ) : (
          <Badge tone="warning" icon={<CloudUpload aria-hidden="true" />}>
            {badge}
          </Badge>
        )}
        <PriorityBadge priority={report.priority} />
      </Row>
      <Title>
        <Stretched href={`/issues/${report.id}`}>
          <bdi>{report.title}</bdi>
        </Stretched>
      </Title>
      <Muted>{`${shortLocation(report.location)} · ${formatDateTime(report.writtenAt)}`}</Muted>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space[2]};
  border-style: dashed;
`;

const Title = styled.h3`
  font-size: ${theme.fontSize.body};
  font-weight: ${theme.weight.strong};
  overflow-wrap: anywhere;
`;

const Stretched = styled(AppLink)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
