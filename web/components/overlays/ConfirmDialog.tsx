import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '#web/components/actions/Button.tsx';
import { content } from '#web/components/content.ts';
import { closeOnEscape } from './closeOnEscape.ts';
import {
  dialogBoxStyle,
  overlayDescriptionStyle,
  OverlayFooter,
  scrimStyle,
} from './overlayStyle.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type ConfirmDialogProps = {
  /** Without it: while mounted. */
  isOpen?: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  tone?: 'primary' | 'danger';
  isPending?: boolean;
  pendingLabel?: string;
  /** A field that has to be filled in; absent: Cancel. */
  focusFirst?: RefObject<HTMLElement | null>;
};

/**
 * Asks before an action that cannot be undone. The focus starts on Cancel or on the field to fill in, a click outside does
 * nothing, and the dialog stays open while pending: the caller closes it when the action is done.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen = true, onClose, title, description, children, confirmLabel, onConfirm } = props;
  const { cancelLabel = content.cancel, tone = 'primary', isPending = false, pendingLabel } = props;
  const { focusFirst } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const start = (event: Event) => {
    onOpenAutoFocus();
    if (!focusFirst?.current) return;
    event.preventDefault();
    focusFirst.current.focus();
  };
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Primitive.Root open={isOpen} onOpenChange={close}>
      <Primitive.Portal>
        <Scrim />
        <Box
          onOpenAutoFocus={start}
          onCloseAutoFocus={onCloseAutoFocus}
          onKeyDown={closeOnEscape(close)}
        >
          <Primitive.Title>{title}</Primitive.Title>
          <Description>{description}</Description>
          {children}
          <OverlayFooter>
            <Primitive.Cancel asChild>
              <Button disabled={isPending}>{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button
              variant={tone}
              isPending={isPending}
              pendingLabel={pendingLabel ?? content.working}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </OverlayFooter>
        </Box>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const Scrim = styled(Primitive.Overlay)`
  ${scrimStyle}
`;

const Box = styled(Primitive.Content)`
  ${dialogBoxStyle}
`;

const Description = styled(Primitive.Description)`
  ${overlayDescriptionStyle}
`;
