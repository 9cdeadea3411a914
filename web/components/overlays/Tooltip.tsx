import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { TOOLTIP_DELAY_MS } from '#schema/limits.ts';
import { theme } from '#web/theme/theme.ts';

export type TooltipProps = {
  label: string;
  /** One focusable element with its own accessible name: touch shows no tooltip. */
  children: ReactElement;
};

/** Opens after 700 ms of hover, or at once on keyboard focus. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Tip sideOffset={6} collisionPadding={8}>
            {label}
          </Tip>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}

const Tip = styled(Primitive.Content)`
  z-index: ${theme.z.tooltip};
  max-width: 20rem;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  font-size: ${theme.fontSize.caption};
  line-height: ${theme.lineHeight.snug};
`;
