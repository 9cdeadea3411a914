import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatNumber } from '#web/format/format.ts';
import { moderationQuery } from '#web/features/moderation/queries.ts';
import { moderationQueueContent as words } from './moderationQueueContent.ts';

/** On the desk: the length of the queue, and its link. */
export function ModerationSummary() {
  const { data } = useInfiniteQuery(moderationQuery('open'));
  const counts = data?.pages[0]?.counts;
  return (
    <Stack as="section" gap={4}>
      <h2>{words.title}</h2>
      <Row gap={4}>
        <ButtonLink href="/desk/moderation">{words.open}</ButtonLink>
        {counts && (
          <span>{words.waiting(formatNumber(counts.open), formatNumber(counts.appeals))}</span>
        )}
      </Row>
    </Stack>
  );
}
