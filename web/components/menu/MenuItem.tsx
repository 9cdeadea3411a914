import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { menuItemStyle } from './menuItemStyle.ts';

export type MenuItemProps = {
  href?: string;
  onSelect?: () => void;
  icon?: ReactNode;
  tone?: 'default' | 'danger';
  isDisabled?: boolean;
  children: ReactNode;
};

/** A line of a menu: a link when it has an `href`, otherwise an action. */
export function MenuItem(props: MenuItemProps) {
  const { href, onSelect, icon, tone = 'default', isDisabled = false, children } = props;
  return (
    <Line asChild={Boolean(href)} disabled={isDisabled} onSelect={onSelect} $tone={tone}>
      {href ? (
        <AppLink href={href}>
          {icon}
          {children}
        </AppLink>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Line>
  );
}

const Line = styled(Primitive.Item)<{ $tone: 'default' | 'danger' }>`
  ${menuItemStyle}
  ${({ $tone }) => $tone === 'danger' && `color: ${theme.color.dangerText};`}
`;
