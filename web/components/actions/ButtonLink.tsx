import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from './AppLink.tsx';
import {
  buttonStyle,
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
} from './buttonStyle.ts';

export type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  isFullWidth?: boolean;
};

/** Looks like a button: for everything that changes the address. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  isFullWidth = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <LinkElement {...rest} $variant={variant} $size={size} $isFullWidth={isFullWidth}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </LinkElement>
  );
}

const LinkElement = styled(AppLink)<ButtonStyleProps>`
  ${buttonStyle}
`;
