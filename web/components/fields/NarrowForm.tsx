import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** A form that grows no wider than a line of text is well read. */
export const NarrowForm = styled.form`
  max-width: ${theme.size.prose};
`;
