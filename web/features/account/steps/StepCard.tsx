import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { Card } from '#web/components/layout/Card.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';

type StepCardProps = { title: string; text: string; children: ReactNode };

export function StepCard({ title, text, children }: StepCardProps) {
  usePageMeta(title, text);
  return (
    <Container>
      <Narrow>
        <PageHeader title={title} subtitle={text} />
        <Card padding="lg">
          <Stack gap={5}>{children}</Stack>
        </Card>
      </Narrow>
    </Container>
  );
}

const Narrow = styled.div`
  max-width: ${theme.size.narrow};
  margin-inline: auto;
  padding-block-end: ${theme.space[10]};
`;
