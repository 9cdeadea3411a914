import { css } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** Makes the whole of the card around a link its target; the card is positioned. */
export const coverStyle = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.lg};
  }
`;
