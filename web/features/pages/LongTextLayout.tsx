import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { textDirection, type Language } from '#schema/languages/languages.ts';
import { Container } from '#web/components/layout/Container.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Prose } from '#web/components/layout/Prose.tsx';
import { useTakenOver } from '#web/net/firstPaint.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { useSiteTexts } from '#web/features/site/useSiteTexts.ts';
import { theme } from '#web/theme/theme.ts';
import { pagesContent } from './content.ts';
import type { LongText, TextSection } from '#web/components/text/longText.ts';
import { TableOfContents } from './TableOfContents.tsx';
import { TextBlock } from '#web/components/text/TextBlock.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';

type LongTextLayoutProps = {
  text: LongText;
  /** Above the text, as wide as the page. */
  picture?: ReactNode;
  /** The language of the installation's own text; absent: the text is the product's. */
  ownIn?: Language;
  /** Below the text. */
  children?: ReactNode;
};

/** Heading, table of contents (beside the text on wide screens), sections. */
export function LongTextLayout(props: LongTextLayoutProps) {
  const { text: written, picture, ownIn, children } = props;
  const text = useSiteTexts(written, ownIn !== undefined);
  usePageMeta(text.title, text.description);
  useStartAt(text.sections);
  useTakenOver();
  return (
    <Container>
      <PageHeader
        title={text.title}
        subtitle={text.lead === '' ? undefined : text.lead}
        eyebrow={text.lastUpdated && pagesContent.lastUpdated(text.lastUpdated)}
      />
      {picture && <Picture>{picture}</Picture>}
      <Columns>
        <Prose>
          <div lang={ownIn} dir={ownIn && textDirection(ownIn)}>
            <Sections sections={text.sections} />
          </div>
          {children}
        </Prose>
        <TableOfContents sections={text.sections.filter(({ title }) => title !== '')} />
      </Columns>
    </Container>
  );
}

/** Text before the first heading of an own text has no title. */
const Sections = ({ sections }: { sections: readonly TextSection[] }) =>
  sections.map(({ id, title, blocks }) => (
    <Section key={id} id={id} aria-labelledby={title === '' ? undefined : `${id}-title`}>
      {title !== '' && <h2 id={`${id}-title`}>{title}</h2>}
      {blocks.map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </Section>
  ));

const Picture = styled.div`
  margin-block-end: ${theme.space[10]};
  padding: ${theme.space[5]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  align-items: start;

  ${theme.media.lg} {
    grid-template-columns: minmax(0, ${theme.size.prose}) minmax(0, 17rem);
    justify-content: space-between;
  }
`;

/** Of a long text, also of what a page adds to it. */
export const Section = styled.section`
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

/**
 * Scrolls to the section of the address and focuses it: `/payment-terms` shows the terms about
 * payments. A hash takes precedence.
 */
function useStartAt(sections: readonly TextSection[]): void {
  const router = useRouter();
  const { pathname } = useLocation();
  const id = sections.find(({ path }) => path === pathname)?.id;

  useEffect(() => {
    if (id === undefined || location.hash !== '') return undefined;
    const scroll = () => {
      const section = document.getElementById(id);
      const heading = section?.querySelector('h2');
      section?.scrollIntoView();
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
    const frame = requestAnimationFrame(scroll);
    // After navigation the router scrolls to the top once this has run.
    const stop = router.subscribe('onRendered', () => requestAnimationFrame(scroll));
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [router, id]);
}
