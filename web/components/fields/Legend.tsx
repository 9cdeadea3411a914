import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** The question that a group of choices answers. */
export const Legend = styled.legend`
  margin-bottom: ${theme.space[2]};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
`;
