import { styled } from 'styled-components';
import { theme, type Gap } from '#web/theme/theme.ts';

export const PlainList = styled.ul.withConfig({
  shouldForwardProp: (name) => name !== 'gap',
})<{ gap?: Gap }>`
  display: grid;
  gap: ${({ gap = 4 }) => theme.space[gap]};
  padding: 0;
  list-style: none;
`;
