import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '#web/components/layout/Container.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Prose } from '#web/components/layout/Prose.tsx';
import { useTakenOver } from '#web/net/firstPaint.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { useSiteTexts } from '#web/features/site/useSiteTexts.ts';
import { theme } from '#web/theme/theme.ts';
import { pagesContent } from './content.ts';
import type { LongText } from './longText.ts';
import { TableOfContents } from './TableOfContents.tsx';
import { TextBlock } from './TextBlock.tsx';
import { useStartAt } from './useStartAt.ts';

type LongTextLayoutProps = {
  text: LongText;
  /** What follows the text. */
  children?: ReactNode;
};

/** A page of long text: heading, table of contents beside it on wide screens, sections in order. */
export function LongTextLayout({ text: written, children }: LongTextLayoutProps) {
  const text = useSiteTexts(written);
  usePageMeta(text.title, text.description);
  useStartAt(text.sections);
  useTakenOver();
  return (
    <Container>
      <PageHeader
        title={text.title}
        subtitle={text.lead}
        eyebrow={text.lastUpdated && pagesContent.lastUpdated(text.lastUpdated)}
      />
      <Columns>
        <Prose>
          {text.sections.map(({ id, title, blocks }) => (
            <Section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {blocks.map((block, index) => (
                <TextBlock key={index} block={block} />
              ))}
            </Section>
          ))}
          {children}
        </Prose>
        <TableOfContents sections={text.sections} />
      </Columns>
    </Container>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  align-items: start;

  ${theme.media.lg} {
    grid-template-columns: minmax(0, ${theme.size.prose}) minmax(0, 17rem);
    justify-content: space-between;
  }
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  & + & {
    margin-block-start: ${theme.space[12]};
  }
  & > h3 {
    margin-block-start: ${theme.space[3]};
  }
`;
