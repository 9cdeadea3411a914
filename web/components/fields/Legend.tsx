import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export const Legend = styled.legend`
  margin-bottom: ${theme.space[2]};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
`;
