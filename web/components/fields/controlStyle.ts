import { css } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** Shared by inputs, selects and text areas. Text stays at 17 px: below 16, iOS zooms the page. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: ${theme.size.targetLarge};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  background: ${theme.color.well};
  color: ${theme.color.text};
  font-size: ${theme.fontSize.body};
  line-height: ${theme.lineHeight.snug};
  text-overflow: ellipsis;
  transition: border-color ${theme.duration.fast} ${theme.easing.out};

  &::placeholder {
    color: ${theme.color.textFaint};
    opacity: 1;
  }
  ${theme.media.hover} {
    &:hover:not(:disabled) {
      border-color: ${theme.color.textMuted};
    }
  }
  &:focus-visible {
    outline-offset: 0;
    border-radius: ${theme.radius.md};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.dangerBorder};
    box-shadow: inset 0 0 0 1px ${theme.color.dangerBorder};
  }
  &:read-only:not(select) {
    background: transparent;
    border-style: dashed;
  }
  &:disabled {
    color: ${theme.color.textFaint};
    background: ${theme.color.surface};
  }

  /* An empty field with dir=auto would start at the left. */
  [dir='rtl'] &[dir='auto']:placeholder-shown {
    direction: rtl;
  }
`;
