import { css } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** Hover and press of a button without a colour of its own. */
export const pressStyle = css`
  ${theme.media.hover} {
    &:hover:not(:disabled) {
      background: ${theme.color.hover};
    }
  }
  &:active:not(:disabled) {
    background: ${theme.color.pressed};
  }
`;
