import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { menuItemStyle } from './menuItemStyle.ts';

export type MenuItemProps = {
  href?: string;
  onSelect?: () => void;
  icon?: ReactNode;
  isDisabled?: boolean;
  children: ReactNode;
};

/** A link with `href`, otherwise an action. */
export function MenuItem(props: MenuItemProps) {
  const { href, onSelect, icon, isDisabled = false, children } = props;
  return (
    <Line asChild={Boolean(href)} disabled={isDisabled} onSelect={onSelect}>
      {href ? (
        <AppLink href={href}>
          {icon}
          <span>{children}</span>
        </AppLink>
      ) : (
        <>
          {icon}
          <span>{children}</span>
        </>
      )}
    </Line>
  );
}

const Line = styled(Primitive.Item)`
  ${menuItemStyle}
`;
