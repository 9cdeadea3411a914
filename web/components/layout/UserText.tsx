import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** What somebody wrote, in whatever script: their own line breaks kept, long words broken, no wider than is well read. */
export const UserText = styled.p.attrs({ dir: 'auto' })`
  max-width: ${theme.size.prose};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
