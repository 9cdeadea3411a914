import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** The heading of a section, with room before what follows. */
export const SectionHeading = styled.h2`
  margin-block-end: ${theme.space[4]};
`;
