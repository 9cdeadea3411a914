import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '#web/components/layout/Container.tsx';
import { theme } from '#web/theme/theme.ts';

type SectionProps = {
  title: string;
  intro?: string;
  action?: ReactNode;
  children: ReactNode;
};

export function Section({ title, intro, action, children }: SectionProps) {
  return (
    <Part>
      <Container>
        <Head>
          <div>
            <Title>{title}</Title>
            {intro && <Intro>{intro}</Intro>}
          </div>
          {action}
        </Head>
        {children}
      </Container>
    </Part>
  );
}

const Part = styled.section`
  padding-block-start: ${theme.space[16]};

  ${theme.media.md} {
    padding-block-start: ${theme.space[24]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block-end: ${theme.space[8]};
  /* A long word with large letters. */
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  font-size: ${theme.fontSize.heading};
`;

const Intro = styled.p`
  max-width: 38rem;
  margin-block-start: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;
