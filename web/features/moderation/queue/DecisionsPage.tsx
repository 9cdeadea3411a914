import { useQuery } from '@tanstack/react-query';
import { appealDecision, type OwnDecision } from '#schema/moderation/queue.ts';
import { Card } from '#web/components/layout/Card.tsx';
import { Page } from '#web/components/layout/Page.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { ownDecisionsQuery } from '#web/features/moderation/queries.ts';
import { call } from '#web/net/call.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';
import { language } from '#web/format/language.ts';
import { decisionsContent as words } from './decisionsContent.ts';

/** Decisions about one's own content, with reasons and appeals. */
export function DecisionsPage() {
  const { data: decisions, isPending, refetch } = useQuery(ownDecisionsQuery());
  usePageMeta(words.title);
  return (
    <Page endGap={16}>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Stack gap={5}>
        {isPending && <Skeleton height="16rem" shape="block" />}
        {!isPending && !decisions && <LoadFailure words={words} onRetry={refetch} />}
        {decisions?.length === 0 && (
          <EmptyState headingLevel={2} title={words.emptyTitle} description={words.empty} />
        )}
        {decisions?.map((one) => (
          <Decision decision={one} key={one.id} />
        ))}
      </Stack>
    </Page>
  );
}

function Decision({ decision }: { decision: OwnDecision }) {
  const { id, kind, choice, issueTitle, reason, decidedAt, endsAt, appeal } = decision;
  return (
    <Card as="article">
      <Stack gap={4}>
        <div>
          <h2>{words.choices[choice]}</h2>
          <Muted>{`${words.because[kind]} · ${formatDateTime(decidedAt)}`}</Muted>
        </div>
        <Statements
          items={[{ id, head: issueTitle === null ? null : words.of(issueTitle), text: reason }]}
        />
        {endsAt && appeal?.outcome !== 'undone' && <p>{words.until(formatDateTime(endsAt))}</p>}
        {appeal ? (
          <Appeal appeal={appeal} />
        ) : (
          <div>
            <ReasonButton
              words={words.appeal}
              place={{ kind: 'moderationAppeal', issueId: id }}
              tone="primary"
              send={(text, idempotencyKey) =>
                call(appealDecision, { params: { id }, body: { text }, idempotencyKey })
              }
            />
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Appeal({ appeal }: { appeal: NonNullable<OwnDecision['appeal']> }) {
  const { text, appealedAt, outcome, reason, decidedAt } = appeal;
  const own = { id: 'appeal', head: words.appealed(formatDateTime(appealedAt)), text };
  if (outcome === null || reason === null || decidedAt === null)
    return <Statements items={[{ ...own, foot: <Muted>{words.waits}</Muted> }]} />;
  const head = [words.outcomes[outcome], formatDateTime(decidedAt)].join(language.comma);
  return <Statements items={[own, { id: 'outcome', head, text: reason }]} />;
}
