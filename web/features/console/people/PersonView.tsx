import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOperatorActs } from '#schema/console/acts.ts';
import { getPersonRecord, type PersonRecord } from '#schema/console/people.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { ApiError } from '#web/net/callErrors.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { pageQuery } from '#web/net/pagedList.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { AnnouncedRoles } from './AnnouncedRoles.tsx';
import { peopleContent } from './peopleContent.ts';
import { PersonActs } from './PersonActs.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { DecisionsTable, FlagsTable, RolesTable } from './PersonTables.tsx';
import { ConsoleList } from '#web/features/console/frame/ConsoleList.tsx';
import { ACTS } from './acts.tsx';

const { person: words, decisions, flags, roleHistory, record } = peopleContent;

export function PersonView({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(
    endpointQuery(queryKeys.console('person', { id }), getPersonRecord, { params: { id } }),
  );
  return (
    <Stack gap={6}>
      <AppLink href="/admin/people">{words.back}</AppLink>
      {data && <Person person={data} />}
      {!data && !error && <Skeleton lines={10} height="1.75rem" />}
      {!data && error && isMissing(error) && (
        <EmptyState
          headingLevel={2}
          title={words.missing}
          description={words.missingText}
          action={<ButtonLink href="/admin/people">{words.back}</ButtonLink>}
        />
      )}
      {!data && error && !isMissing(error) && <LoadFailure headingLevel={2} onRetry={refetch} />}
    </Stack>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

function Person({ person }: { person: PersonRecord }) {
  return (
    <div>
      <PersonFacts person={person} />
      <PersonActs person={person} />
      <AnnouncedRoles userId={person.id} />
      <FormSection heading={decisions.heading}>
        <DecisionsTable decisions={person.decisions} />
      </FormSection>
      <FormSection heading={flags.heading}>
        <FlagsTable flags={person.flags} />
      </FormSection>
      <FormSection heading={roleHistory.heading}>
        <RolesTable roles={person.roles} />
      </FormSection>
      <FormSection heading={record.heading}>
        <ActsTable userId={person.id} />
      </FormSection>
    </div>
  );
}

function ActsTable({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const result = useQuery(
    pageQuery(queryKeys.console('acts', { userId, page }), listOperatorActs, {
      query: { userId, page },
    }),
  );
  if (result.data?.total === 0) return <p>{record.noneAbout}</p>;
  return (
    <ConsoleList
      list={ACTS}
      result={result}
      isFiltered={false}
      onPageChange={setPage}
      onReset={() => setPage(1)}
    />
  );
}
