import { css } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** Stretches a link over its card; the card must be positioned. */
export const coverStyle = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.lg};
  }
`;
