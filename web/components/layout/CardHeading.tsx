import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export const CardHeading = styled.h2`
  margin: 0 0 ${theme.space[4]};
  font-size: ${theme.fontSize.lead};
`;
