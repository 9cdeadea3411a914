import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** As large as its neighbours. */
export const Quiet = styled.p`
  color: ${theme.color.textMuted};
`;

/** Smaller than its neighbours; inside a line `as="span"`. */
export const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;
