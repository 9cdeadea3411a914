import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { createGlobalStyle, styled } from 'styled-components';
import { Button } from '#web/components/actions/Button.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { issueQuery } from '#web/features/issues/queries.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { posterContent as words } from './content.ts';
import { PosterSheet } from './PosterSheet.tsx';
import { ScaledSheet } from './ScaledSheet.tsx';

const route = getRouteApi('/issues/$id/poster');

/** A printable page for the street, shown as it will be printed. */
export function PosterPage() {
  const { id } = route.useParams();
  const { data: dated, isPending, refetch } = useQuery(issueQuery(id));
  usePageMeta(words.pageTitle);
  return (
    <Page>
      <PosterPaper />
      <Head>
        <PageHeader
          back={{ href: `/issues/${id}`, label: words.back }}
          title={words.pageTitle}
          subtitle={words.subtitle}
          actions={
            dated && (
              <Button
                variant="primary"
                icon={<Printer aria-hidden="true" />}
                onClick={() => window.print()}
              >
                {words.print}
              </Button>
            )
          }
        />
      </Head>
      {isPending && <Skeleton height="40rem" shape="block" />}
      {!isPending && !dated && <LoadFailure words={words} onRetry={refetch} />}
      {dated && (
        <ScaledSheet label={words.sheet}>
          <PosterSheet issue={dated.data} />
        </ScaledSheet>
      )}
    </Page>
  );
}

/** The sheet has its own margins: the printer's would move it, and print the address twice. */
const PosterPaper = createGlobalStyle`
  @page { size: A4; margin: 0; }
`;

const Page = styled(Container)`
  min-height: 100dvh;
  padding-block-end: ${theme.space[16]};

  ${theme.media.print} {
    max-width: none;
    min-height: 0;
    padding: 0;
  }
`;

const Head = styled.div`
  ${theme.media.print} {
    display: none;
  }
`;
