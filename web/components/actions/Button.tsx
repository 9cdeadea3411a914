import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  buttonStyle,
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
} from './buttonStyle.ts';
import { Spinner } from '#web/components/feedback/Spinner.tsx';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isPending?: boolean;
  /** Replaces the children while pending, e.g. 'Logging in...'. */
  pendingLabel?: string;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  isFullWidth?: boolean;
};

/** Pending disables the button and announces it; `type` is `button` unless given. */
export function Button({
  variant = 'secondary',
  size = 'md',
  isPending = false,
  pendingLabel,
  icon,
  iconEnd,
  isFullWidth = false,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonElement
      type="button"
      {...rest}
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      $variant={variant}
      $size={size}
      $isFullWidth={isFullWidth}
    >
      {isPending ? <Spinner size="sm" isDecorative /> : icon}
      <span>{isPending && pendingLabel ? pendingLabel : children}</span>
      {iconEnd}
    </ButtonElement>
  );
}

const ButtonElement = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;
