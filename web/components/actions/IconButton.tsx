import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { pressStyle } from './pressStyle.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  label: string;
  icon: ReactNode;
  variant?: 'ghost' | 'secondary';
};

/** `label` is the accessible name. */
export function IconButton({ label, icon, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Square type="button" {...rest} aria-label={label} $variant={variant}>
      {icon}
    </Square>
  );
}

const Square = styled.button<{ $variant: 'ghost' | 'secondary' }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.size.target};
  height: ${theme.size.target};
  padding: 0;
  border: ${theme.size.hairline} solid
    ${({ $variant }) => ($variant === 'secondary' ? theme.color.borderStrong : 'transparent')};
  border-radius: ${theme.radius.md};
  background: ${({ $variant }) => ($variant === 'secondary' ? theme.color.raised : 'transparent')};
  color: ${theme.color.text};
  touch-action: manipulation;
  transition: background ${theme.duration.fast} ${theme.easing.out};

  ${pressStyle}
  &:disabled {
    color: ${theme.color.textFaint};
  }
`;
