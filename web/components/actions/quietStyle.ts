import { css } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** A low-key action: icon and word without a frame. */
export const quietStyle = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${theme.space[1]};
  min-height: ${theme.size.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  text-decoration: none;
  cursor: pointer;

  & svg {
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
  }
  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.text};
      text-decoration: underline;
    }
  }
  ${theme.media.print} {
    display: none;
  }
`;
