import { css } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** What a button without a colour of its own shows below a pointer, and while it is pressed. */
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
