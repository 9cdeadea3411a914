import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { closeOnEscape } from './closeOnEscape.ts';
import { OverlayHead } from './OverlayHead.tsx';
import { scrimStyle } from './overlayStyle.ts';
import { useReturnFocus } from './useReturnFocus.ts';

type Side = 'start' | 'end';

export type SheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  side?: Side;
  children: ReactNode;
};

export function Sheet(props: SheetProps) {
  const { isOpen, onOpenChange, title, description, side = 'end', children } = props;
  const focusHandlers = useReturnFocus();
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Scrim />
        <Panel
          $side={side}
          {...focusHandlers}
          onKeyDown={closeOnEscape(() => onOpenChange(false))}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <OverlayHead title={title} description={description} />
          <Body>{children}</Body>
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const away: Record<Side, string> = {
  start: `translateX(calc(-100% * ${theme.way}))`,
  end: `translateX(calc(100% * ${theme.way}))`,
};

const enter = (side: Side) => keyframes`
  from { transform: ${away[side]}; }
`;

const leave = (side: Side) => keyframes`
  to { transform: ${away[side]}; }
`;

const motions = {
  start: [enter('start'), leave('start')],
  end: [enter('end'), leave('end')],
} as const;

const places: Record<Side, ReturnType<typeof css>> = {
  start: css`
    inset-inline-start: 0;
    border-inline-end-width: 1px;
  `,
  end: css`
    inset-inline-end: 0;
    border-inline-start-width: 1px;
  `,
};

const Scrim = styled(Primitive.Overlay)`
  ${scrimStyle}
`;

const Panel = styled(Primitive.Content)<{ $side: Side }>`
  position: fixed;
  inset-block: 0;
  z-index: ${theme.z.dialog};
  display: flex;
  flex-direction: column;
  width: min(22rem, calc(100vw - ${theme.space[12]}));
  gap: ${theme.space[5]};
  padding: ${theme.space[5]};
  padding-bottom: max(${theme.space[5]}, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0 solid ${theme.color.border};
  background: ${theme.color.raised};
  animation: ${({ $side }) => motions[$side][0]} ${theme.duration.slow} ${theme.easing.out};
  ${({ $side }) => places[$side]}

  &[data-state='closed'] {
    animation: ${({ $side }) => motions[$side][1]} ${theme.duration.base} ${theme.easing.inOut}
      forwards;
  }
  &:focus {
    outline: none;
  }
`;

const Body = styled.div`
  flex: 1 1 auto;
`;
