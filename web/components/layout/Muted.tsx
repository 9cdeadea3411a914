import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** Quieter than what it stands beside, and as large. */
export const Quiet = styled.p`
  color: ${theme.color.textMuted};
`;

/** Quieter and smaller than what it stands beside; inside a line `as="span"`. */
export const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;
