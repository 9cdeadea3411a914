import { styled } from 'styled-components';
import { theme, type Gap } from '#web/theme/theme.ts';

export type GridProps = {
  columns?: 1 | 2 | 3 | 4;
  gap?: Gap;
  /** Figures need little room: all in one row from md. */
  isOfFigures?: boolean;
};

const columnsFrom = (columns: number): string =>
  `grid-template-columns: repeat(${columns}, minmax(0, 1fr));`;

/** Two by two, or one column where large letters need it. */
const FIGURES_ON_A_PHONE =
  'grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr));';

/** Equal columns: one on a phone, two from md, all from lg. Four figures are two by two on a phone. */
export const Grid = styled.div.withConfig({
  shouldForwardProp: (name) => !['columns', 'gap', 'isOfFigures'].includes(name),
})<GridProps>`
  display: grid;
  gap: ${({ gap = 5 }) => theme.space[gap]};
  ${({ columns = 3 }) => (columns === 4 ? FIGURES_ON_A_PHONE : columnsFrom(1))}

  ${theme.media.md} {
    ${({ columns = 3, isOfFigures = columns === 4 }) =>
      columnsFrom(isOfFigures ? columns : Math.min(columns, 2))}
  }
  ${theme.media.lg} {
    ${({ columns = 3 }) => columnsFrom(columns)}
  }
`;
