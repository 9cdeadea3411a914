import { css } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export const menuItemStyle = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  font-size: ${theme.fontSize.small};
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  outline: none;

  & > svg {
    color: ${theme.color.textMuted};
  }
  &[data-highlighted] {
    background: ${theme.color.pressed};
    box-shadow: inset 0 0 0 2px ${theme.color.focus};
  }
  &[data-disabled] {
    color: ${theme.color.textFaint};
    cursor: not-allowed;
  }
`;
