import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { styled } from 'styled-components';
import type { AuditEntry } from '#schema/case/audit.ts';
import { Page } from '#web/components/layout/Page.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { booksQuery } from '#web/features/record/queries.ts';
import { formatNumber, plural } from '#web/format/format.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { AuditTable } from './AuditTable.tsx';
import { auditContent as content } from './content.ts';
import { JuryDraws } from './JuryDraws.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { useChainCheck } from './useChainCheck.ts';

const route = getRouteApi('/issues/$id/audit');

/** An issue's public record, verified in the reader's browser. */
export function AuditPage() {
  const { id } = route.useParams();
  const { data: books, isPending, refetch } = useQuery(booksQuery(id));
  usePageMeta(content.pageTitle);
  return (
    <Page>
      <PageHeader
        back={{ href: `/issues/${id}`, label: content.back }}
        title={content.pageTitle}
        subtitle={content.subtitle}
      />
      {isPending && <Skeleton lines={8} height="1.75rem" />}
      {!isPending && !books && <LoadFailure words={content} onRetry={refetch} />}
      {books && (
        <Stack gap={6}>
          <Check entries={books.entries} />
          <JuryDraws issueId={id} entries={books.entries} />
          <p>{content.people}</p>
          <LedgerTable movements={books.movements} balance={books.balance} />
          <AuditTable entries={books.entries} />
        </Stack>
      )}
    </Page>
  );
}

function Check({ entries }: { entries: readonly AuditEntry[] }) {
  const check = useChainCheck(entries);
  const { check: words } = content;
  // One live region from the start, so that the result is announced.
  return (
    <Result>
      {check.kind === 'running' && <Banner>{words.running}</Banner>}
      {check.kind === 'impossible' && <Banner tone="warning">{words.impossible}</Banner>}
      {check.kind === 'whole' && (
        <Banner tone="success">{words.whole(plural(check.count, words.entry))}</Banner>
      )}
      {check.kind === 'broken' && (
        <Banner tone="danger">{words.broken(formatNumber(check.sequence))}</Banner>
      )}
    </Result>
  );
}

const Result = styled.output`
  display: block;
`;
