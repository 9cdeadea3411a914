import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { closeOnEscape } from './closeOnEscape.ts';
import { OverlayHead } from './OverlayHead.tsx';
import { dialogBoxStyle, OverlayFooter, scrimStyle } from './overlayStyle.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type DialogProps = {
  /** Without it: while mounted. */
  isOpen?: boolean;
  /** Null: only its footer closes it. */
  onClose: (() => void) | null;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: 'md' | 'lg';
};

/** Modal: traps the focus, closes on Escape, returns the focus. */
export function Dialog(props: DialogProps) {
  const { isOpen = true, onClose, title, description, children, footer, size = 'md' } = props;
  const focusHandlers = useReturnFocus();
  return (
    <Primitive.Root open={isOpen} onOpenChange={() => onClose?.()}>
      <Primitive.Portal>
        <Scrim />
        <Box
          $size={size}
          {...focusHandlers}
          onKeyDown={closeOnEscape(() => onClose?.())}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <OverlayHead title={title} description={description} isClosable={onClose !== null} />
          {children}
          {footer && <OverlayFooter>{footer}</OverlayFooter>}
        </Box>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const Scrim = styled(Primitive.Overlay)`
  ${scrimStyle}
`;

const Box = styled(Primitive.Content)<{ $size: 'md' | 'lg' }>`
  ${dialogBoxStyle}
  max-width: ${({ $size }) => ($size === 'lg' ? theme.size.prose : theme.size.narrow)};
`;
