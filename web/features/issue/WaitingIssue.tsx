import { CloudUpload, MapPin, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { judgeAnswers } from '#schema/site/categories/judgeAnswers.ts';
import type { OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { PriorityBadge } from '#web/components/issues/PriorityBadge.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime, plural } from '#web/format/format.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { Discussion } from '#web/features/discussion/Discussion.tsx';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from './content.ts';
import { IssueDetails } from './IssueDetails.tsx';

const Body = styled.div`
  padding-block-end: ${theme.space[16]};
`;

/** A report only on this device; its discussion is already open. */
export function WaitingIssue({ report }: { report: OutboxRowOf<'reportIssue'> }) {
  const { waiting, tabs } = issueContent;
  const { body, status, parts, problem } = report;
  const isRefused = status === 'attention';
  const priority = body.priority ?? 'medium';
  const category = body.category ?? 'environment';
  const { questionsOf } = useCategories();
  return (
    <Container>
      <PageHeader
        back={{ href: '/issues', label: issueContent.back }}
        eyebrow={
          <>
            <Badge
              tone={isRefused ? 'danger' : 'warning'}
              icon={
                isRefused ? (
                  <TriangleAlert aria-hidden="true" />
                ) : (
                  <CloudUpload aria-hidden="true" />
                )
              }
            >
              {isRefused ? waiting.attention : waiting.badge}
            </Badge>
            <PriorityBadge priority={priority} />
          </>
        }
        title={body.title}
        subtitle={
          <Stack as="span" gap={1}>
            <Row as="span" gap={2} isNowrap>
              <MapPin aria-hidden="true" />
              <bdi>{body.location}</bdi>
            </Row>
            <span>{waiting.written(formatDateTime(new Date(report.createdAt).toISOString()))}</span>
            {parts.length > 0 && <span>{waiting.photos(plural(parts.length, waiting.photo))}</span>}
          </Stack>
        }
      />
      <Body>
        <Stack gap={8}>
          <Banner
            tone={isRefused ? 'warning' : 'offline'}
            action={
              <ButtonLink href="/outbox" variant="secondary">
                {waiting.outbox}
              </ButtonLink>
            }
          >
            {isRefused ? (problem?.detail ?? waiting.attentionText) : waiting.text}
          </Banner>
          <IssueDetails
            issue={{
              ...body,
              priority,
              category,
              answers: judgeAnswers(questionsOf(category), body.answers?.values ?? []).answers,
            }}
          />
          <Stack as="section" gap={4}>
            <h2>{tabs.discussion}</h2>
            <Discussion issueId={report.entityId} canPost isUnsent />
          </Stack>
        </Stack>
      </Body>
    </Container>
  );
}
