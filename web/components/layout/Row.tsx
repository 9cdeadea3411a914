import { styled } from 'styled-components';
import { theme, type Gap } from '#web/theme/theme.ts';

export type RowProps = {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  isNowrap?: boolean;
};

/** Side by side; wraps if needed. */
export const Row = styled.div.withConfig({
  shouldForwardProp: (name) => !['gap', 'align', 'justify', 'isNowrap'].includes(name),
})<RowProps>`
  display: flex;
  flex-wrap: ${({ isNowrap }) => (isNowrap ? 'nowrap' : 'wrap')};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  gap: ${({ gap = 3 }) => theme.space[gap]};
  min-width: 0;
`;
