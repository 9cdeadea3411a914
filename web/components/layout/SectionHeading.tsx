import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export const SectionHeading = styled.h2`
  margin-block-end: ${theme.space[4]};
`;
