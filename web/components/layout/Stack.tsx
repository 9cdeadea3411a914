import { styled } from 'styled-components';
import { theme, type Gap } from '#web/theme/theme.ts';

export const Stack = styled.div.withConfig({
  shouldForwardProp: (name) => name !== 'gap',
})<{ gap?: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ gap = 4 }) => theme.space[gap]};

  /* A child that renders nothing takes no gap. */
  &:empty {
    display: none;
  }
`;
