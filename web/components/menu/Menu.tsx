import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export type MenuProps = {
  trigger: ReactElement;
  label: string;
  children: ReactNode;
};

/** Arrow keys, type-ahead and Escape work. */
export function Menu({ trigger, label, children }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      {/* Not in a portal: content belongs inside the landmarks. */}
      <Panel align="end" sideOffset={8} collisionPadding={8} aria-label={label}>
        {children}
      </Panel>
    </Primitive.Root>
  );
}

const drop = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const Panel = styled(Primitive.Content)`
  z-index: ${theme.z.menu};
  min-width: 15rem;
  max-width: calc(100vw - ${theme.space[4]});
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${theme.space[2]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: 0 ${theme.space[2]} ${theme.space[8]} ${theme.color.shadow};
  animation: ${drop} ${theme.duration.fast} ${theme.easing.out};
`;
