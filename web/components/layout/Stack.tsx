import { styled } from 'styled-components';
import { theme, type Gap } from '#web/theme/theme.ts';

/** Items stacked vertically. */
export const Stack = styled.div.withConfig({
  shouldForwardProp: (name) => name !== 'gap',
})<{ gap?: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ gap = 4 }) => theme.space[gap]};

  /* What turned out to have nothing to show takes no gap in a stack around it. */
  &:empty {
    display: none;
  }
`;
