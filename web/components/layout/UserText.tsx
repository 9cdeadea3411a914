import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** User-written text in any script: line breaks kept, long words broken, readable width. */
export const UserText = styled.p.attrs({ dir: 'auto' })`
  max-width: ${theme.size.prose};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
