import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Direction, Toast as Primitive } from 'radix-ui';
import { styled, keyframes } from 'styled-components';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_PX } from '#schema/limits.ts';
import { toasterContent } from './toasterContent.ts';
import { theme } from '#web/theme/theme.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { useStore } from '#web/store/createStore.ts';
import { dismissToast, toasts, type ToastEntry, type ToastVariant } from '#web/store/toastStore.ts';
import { useEffect, useState } from 'react';

/** F8 moves the focus to the toasts, a swipe towards the line's end dismisses one. Mounted once. */
export function Toaster() {
  const entries = useStore(toasts);
  const isLeftward = Direction.useDirection() === 'rtl';
  const edge = useToastEdge();
  return (
    <Primitive.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection={isLeftward ? 'left' : 'right'}
      swipeThreshold={TOAST_SWIPE_PX}
    >
      {entries.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
      <Viewport data-edge={edge} hotkey={[TOAST_HOTKEY]} label={toasterContent.region} />
    </Primitive.Provider>
  );
}

function Toast({ toast }: { toast: ToastEntry }) {
  const { id, title, description, variant, action, stays, isOpen } = toast;
  return (
    <Box
      open={isOpen}
      duration={stays ? Infinity : undefined}
      onOpenChange={(next) => {
        if (!next) dismissToast(id);
      }}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      $variant={variant}
    >
      <Sign $variant={variant}>
        {variant === 'destructive' ? (
          <CircleAlert aria-hidden="true" />
        ) : (
          <CircleCheck aria-hidden="true" />
        )}
      </Sign>
      <div>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {action && (
          <Primitive.Action asChild altText={action.label}>
            <Button onClick={action.onAction}>{action.label}</Button>
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton label={toasterContent.dismiss} icon={<X aria-hidden="true" />} />
      </Primitive.Close>
    </Box>
  );
}

const Viewport = styled(Primitive.Viewport)`
  position: fixed;
  z-index: ${theme.z.toast};
  inset: calc(${theme.size.header} + env(safe-area-inset-top)) 0 auto;
  width: min(100%, 27rem);
  padding: ${theme.space[4]};
  list-style: none;
  outline: none;
  pointer-events: none;

  &[data-edge='bottom'] {
    inset-block: auto calc(${theme.size.bottomBar} + env(safe-area-inset-bottom));
  }
  ${theme.media.belowMd} {
    --from: calc(-1 * ${theme.space[4]});
  }
  ${theme.media.md} {
    inset-block: auto 0;
    inset-inline: auto 0;
    padding: ${theme.space[6]};
  }
`;

const enter = keyframes`
  from { opacity: 0; transform: translateY(var(--from, ${theme.space[4]})); }
`;

const leave = keyframes`
  to { opacity: 0; transform: translateX(calc((100% + 2rem) * ${theme.way})); }
`;

const swipedAway = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(calc((100% + 2rem) * ${theme.way})); }
`;

const Box = styled(Primitive.Root)<{ $variant: ToastVariant }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[3]};
  padding-inline: ${theme.space[4]} ${theme.space[3]};
  border: ${theme.size.hairline} solid
    ${({ $variant }) =>
      $variant === 'destructive' ? theme.color.dangerBorder : theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: 0 ${theme.space[2]} ${theme.space[8]} ${theme.color.shadow};
  pointer-events: auto;

  &[data-state='open'] {
    animation: ${enter} ${theme.duration.base} ${theme.easing.out};
  }
  &[data-state='closed'] {
    animation: ${leave} ${theme.duration.base} ${theme.easing.inOut} forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${theme.duration.base} ${theme.easing.out};
  }
  &[data-swipe='end'] {
    animation: ${swipedAway} ${theme.duration.fast} ${theme.easing.out} forwards;
  }
  & div > button {
    margin-top: ${theme.space[3]};
  }
`;

const Sign = styled.span<{ $variant: ToastVariant }>`
  padding-top: ${theme.space[2]};
  color: ${({ $variant }) =>
    $variant === 'destructive' ? theme.color.dangerText : theme.color.success};
`;

const Title = styled(Primitive.Title)`
  padding-top: ${theme.space[2]};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.lineHeight.snug};
`;

const Description = styled(Primitive.Description)`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;
`;

type Edge = 'top' | 'bottom';

/** A header and the tallest toast. */
const COVERED_AT_TOP_PX = 240;
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * On a phone toasts are at the top, away from thumb and keyboard, unless they would cover the
 * focused field.
 */
function useToastEdge(): Edge {
  const [edge, setEdge] = useState<Edge>('top');
  useEffect(() => {
    const choose = () => setEdge(edgeBeside(document.activeElement));
    choose();
    addEventListener('focusin', choose);
    addEventListener('scrollend', choose);
    return () => {
      removeEventListener('focusin', choose);
      removeEventListener('scrollend', choose);
    };
  }, []);
  return edge;
}

function edgeBeside(focused: Element | null): Edge {
  if (!focused?.matches(FIELDS)) return 'top';
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < COVERED_AT_TOP_PX ? 'bottom' : 'top';
}
