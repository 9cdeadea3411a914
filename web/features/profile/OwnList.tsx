import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { theme } from '#web/theme/theme.ts';
import { profileContent } from './content.ts';

type OwnListProps<Item> = {
  title: string;
  result: UseQueryResult<Item[]>;
  empty: { title: string; text: string; action: string; href: string };
  children: (items: Item[]) => ReactNode;
};

/** A list of the person's own under its heading, in each of its states. */
export function OwnList<Item>({ title, result, empty, children }: OwnListProps<Item>) {
  return (
    <section>
      <Heading>{title}</Heading>
      {state()}
    </section>
  );

  function state(): ReactNode {
    const { data, isPending, refetch } = result;
    if (isPending) return <Skeleton lines={6} />;
    if (!data)
      return (
        <ErrorState
          title={profileContent.failed}
          description={profileContent.failedText}
          headingLevel={3}
          retryLabel={profileContent.retry}
          onRetry={() => void refetch()}
        />
      );
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

const Heading = styled.h2`
  margin-block-end: ${theme.space[4]};
`;
