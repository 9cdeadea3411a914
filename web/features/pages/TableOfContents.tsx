import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { pagesContent } from './content.ts';
import type { TextSection } from '#web/components/text/longText.ts';
import { useEffect, useState } from 'react';

/** On wide screens, with the current section marked. */
export function TableOfContents({ sections }: { sections: readonly TextSection[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <Aside aria-label={pagesContent.contents}>
      <Label aria-hidden="true">{pagesContent.contents}</Label>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Line href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </Line>
          </li>
        ))}
      </ol>
    </Aside>
  );
}

const Aside = styled.nav`
  display: none;

  ${theme.media.lg} {
    position: sticky;
    top: calc(${theme.size.header} + ${theme.space[6]});
    display: block;
    max-height: calc(100dvh - ${theme.size.header} - ${theme.space[12]});
    overflow-y: auto;
    font-size: ${theme.fontSize.small};
  }
`;

const Label = styled.p`
  padding-block-end: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.strong};
`;

const Line = styled.a`
  display: flex;
  align-items: center;
  min-height: ${theme.space[10]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 2px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  line-height: ${theme.lineHeight.snug};
  text-decoration: none;

  &[aria-current] {
    border-color: ${theme.color.text};
    color: ${theme.color.text};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.text};
    }
  }
`;

/** The part of the window in which a section counts as being read. */
const READING_ZONE = '-80px 0px -65% 0px';

/** The first section that reaches into the reading zone. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(' ');

  useEffect(() => {
    const order = joined.split(' ');
    const inZone = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inZone.add(target.id);
          else inZone.delete(target.id);
        }
        // Between two sections none is in the zone: the last one stays marked.
        const first = order.find((id) => inZone.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READING_ZONE },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [joined]);

  return current;
}
