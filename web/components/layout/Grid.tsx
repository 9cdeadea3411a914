import { styled } from 'styled-components';
import { theme, type Gap } from '#web/theme/theme.ts';

export type GridProps = { columns?: 1 | 2 | 3 | 4; gap?: Gap };

const columnsFrom = (columns: number): string =>
  `grid-template-columns: repeat(${columns}, minmax(0, 1fr));`;

/** Equal columns: one on a phone, two from md, the full number from lg (four figures stand two by two below). */
export const Grid = styled.div.withConfig({
  shouldForwardProp: (name) => !['columns', 'gap'].includes(name),
})<GridProps>`
  display: grid;
  gap: ${({ gap = 5 }) => theme.space[gap]};
  ${({ columns = 3 }) => columnsFrom(columns === 4 ? 2 : 1)}

  ${theme.media.md} {
    ${({ columns = 3 }) => columnsFrom(Math.min(columns, columns === 4 ? 4 : 2))}
  }
  ${theme.media.lg} {
    ${({ columns = 3 }) => columnsFrom(columns)}
  }
`;
