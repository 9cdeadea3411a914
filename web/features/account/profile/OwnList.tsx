import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatMoment } from '#web/format/format.ts';
import { useDataAge } from '#web/net/useDataAge.ts';
import { profileContent } from './content.ts';

type OwnListProps<Item> = {
  title: string;
  result: UseQueryResult<Item[]>;
  empty: { title: string; text: string; action: string; href: string };
  children: (items: Item[]) => ReactElement;
};

export function OwnList<Item>({ title, result, empty, children }: OwnListProps<Item>) {
  const age = useDataAge(result.dataUpdatedAt);
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <Stack gap={4}>
        {age && <Banner tone="offline">{profileContent.offline(formatMoment(age))}</Banner>}
        {state()}
      </Stack>
    </section>
  );

  function state(): ReactElement {
    const { data, isPending, refetch } = result;
    if (isPending) return <Skeleton lines={6} />;
    if (!data) return <LoadFailure headingLevel={3} onRetry={refetch} />;
    if (data.length === 0)
      return (
        <EmptyState
          title={empty.title}
          description={empty.text}
          headingLevel={3}
          action={<ButtonLink href={empty.href}>{empty.action}</ButtonLink>}
        />
      );
    return children(data);
  }
}
