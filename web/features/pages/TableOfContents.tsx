import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { pagesContent } from './content.ts';
import type { TextSection } from './longText.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** Beside the text on wide screens: its sections, with the one being read marked. */
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
