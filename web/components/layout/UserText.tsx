import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** Text that a person wrote, in any script: line breaks kept, long words broken, no wider than reads well. */
export const UserText = styled.p.attrs({ dir: 'auto' })`
  max-width: ${theme.size.prose};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
