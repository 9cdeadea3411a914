import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { DeskCase } from '#schema/case/desk.ts';
import { ArrivalPlace } from '#web/components/layout/ArrivalPlace.tsx';
import { Page } from '#web/components/layout/Page.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { AccountFlags } from './AccountFlags.tsx';
import { DeskCaseCard } from './DeskCaseCard.tsx';
import { ContactForm } from './ContactForm.tsx';
import { deskContent as content } from './deskContent.ts';
import { ModerationSummary } from '#web/features/moderation/queue/ModerationSummary.tsx';
import { NoAccess } from '#web/features/moderation/queue/NoAccess.tsx';
import { ReportAccountForm } from './ReportAccountForm.tsx';
import { getDesk } from '#schema/case/desk.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';

const RolesCard = lazyPart(
  async () => (await import('#web/features/record/roles/RolesCard.tsx')).RolesCard,
);

/** Cases for ambassadors; operators confirm documents here. */
export function DeskPage() {
  const { user } = useCurrentUser();
  const role = user?.accountRole;
  usePageMeta(content.title);
  return (
    <Page endGap={16}>
      <PageHeader title={content.title} subtitle={content.subtitle} />
      <Stack gap={12}>
        {role !== undefined && role !== 'user' && <ModerationSummary />}
        {role === 'ambassador' && <AmbassadorDesk />}
        {role === 'operator' && <ContactForm />}
        {role === 'user' && <OwnCases />}
        {role !== undefined && role !== 'user' && (
          <Suspense fallback={<Skeleton lines={4} />}>
            <RolesCard />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}

/** Whoever was an ambassador when a proposal was chosen judges its case, even after losing the role. */
function OwnCases() {
  const { data: desk, isPending } = useQuery(deskQuery());
  if (isPending) return <Skeleton height="16rem" shape="block" />;
  return desk && desk.cases.length > 0 ? <Cases cases={desk.cases} /> : <NoAccess />;
}

function Cases({ cases }: { cases: readonly DeskCase[] }) {
  return (
    <Stack as="section" gap={4}>
      <h2>{content.cases.heading}</h2>
      {cases.length === 0 && <p>{content.cases.empty}</p>}
      {cases.map((one) => (
        <ArrivalPlace name={one.issueId} key={one.issueId}>
          <DeskCaseCard deskCase={one} />
        </ArrivalPlace>
      ))}
    </Stack>
  );
}

function AmbassadorDesk() {
  const { data: desk, isPending, refetch } = useQuery(deskQuery());
  if (isPending) return <Skeleton height="16rem" shape="block" />;
  if (!desk) return <LoadFailure words={content} onRetry={refetch} />;
  return (
    <>
      <Cases cases={desk.cases} />
      <Stack as="section" gap={4}>
        <h2>{content.accounts.heading}</h2>
        <AccountFlags flags={desk.accountFlags} />
        <ReportAccountForm />
      </Stack>
    </>
  );
}

/** For ambassadors; others are refused. */
const deskQuery = () => endpointQuery(queryKeys.desk(), getDesk);
