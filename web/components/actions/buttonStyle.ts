import { css } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { pressStyle } from './pressStyle.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'lg';

export type ButtonStyleProps = {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $isFullWidth: boolean;
};

const neutral = css`
  background: ${theme.color.raised};
  border-color: ${theme.color.borderStrong};
  color: ${theme.color.text};
  ${pressStyle}
`;

const variants = {
  primary: css`
    background: ${theme.color.accent};
    border-color: ${theme.color.accent};
    color: ${theme.color.onAccent};
    ${theme.media.hover} {
      &:hover:not(:disabled) {
        background: ${theme.color.accentHover};
        border-color: ${theme.color.accentHover};
      }
    }
    &:active:not(:disabled) {
      background: ${theme.color.accentPressed};
    }
    /* One accent per screen: the bottom bar has it, unless the page's own main action is in view. */
    ${theme.media.belowMd} {
      :has(> [data-thumb-bar]) > main &:not([data-main-action]),
      :has(> main [data-main-action]) > [data-thumb-bar] & {
        ${neutral}
      }
    }
  `,
  secondary: neutral,
  ghost: css`
    background: transparent;
    border-color: transparent;
    color: ${theme.color.text};
    ${pressStyle}
  `,
  danger: css`
    background: ${theme.color.danger};
    border-color: ${theme.color.danger};
    color: ${theme.color.onDanger};
    ${theme.media.hover} {
      &:hover:not(:disabled) {
        background: ${theme.color.dangerHover};
      }
    }
  `,
};

export const buttonStyle = css<ButtonStyleProps>`
  display: ${({ $isFullWidth }) => ($isFullWidth ? 'flex' : 'inline-flex')};
  width: ${({ $isFullWidth }) => ($isFullWidth ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: ${({ $size }) => ($size === 'lg' ? theme.size.targetLarge : theme.size.target)};
  padding: ${theme.space[2]} ${({ $size }) => ($size === 'lg' ? theme.space[6] : theme.space[4])};
  border: ${theme.size.hairline} solid;
  border-radius: ${theme.radius.md};
  font-size: ${({ $size }) => ($size === 'lg' ? theme.fontSize.body : theme.fontSize.small)};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.lineHeight.snug};
  text-align: center;
  text-decoration: none;
  user-select: none;
  touch-action: manipulation;
  transition:
    background ${theme.duration.fast} ${theme.easing.out},
    border-color ${theme.duration.fast} ${theme.easing.out};

  &:focus-visible {
    border-radius: ${theme.radius.md};
  }
  &:disabled:not([aria-busy='true']) {
    background: ${theme.color.neutralTint};
    border-color: ${theme.color.border};
    color: ${theme.color.textFaint};
  }

  ${({ $variant }) => variants[$variant]}
  ${theme.media.print} {
    display: none;
  }
`;
