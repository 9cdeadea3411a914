import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** No wider than a comfortable line of text. */
export const NarrowForm = styled.form`
  max-width: ${theme.size.prose};
`;
