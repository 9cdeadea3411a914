import { ChevronUp } from 'lucide-react';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { mapPageContent } from './content.ts';

const { inView, sheet: content } = mapPageContent;

type Stop = 'peek' | 'half' | 'full';
type Grip = { y: number; heightPx: number; hasMoved: boolean };

/** Visible height when closed. */
export const SHEET_PEEK_PX = 60;
const HALF = 0.6;
/** Smaller movements are a press: fingers tremble. */
const DRAG_FROM_PX = 6;

type MapSheetProps = {
  inViewCount: number | undefined;
  /** Hidden behind a selected issue's card. */
  isHidden: boolean;
  children: ReactNode;
};

/**
 * The list below the map on a phone: dragged by its header, or toggled by a press on it. On a wide
 * screen its children join the parent's layout.
 */
export function MapSheet({ inViewCount, isHidden, children }: MapSheetProps) {
  const [stop, setStop] = useState<Stop>('peek');
  const sheet = useRef<HTMLElement>(null);
  const grip = useRef<Grip | null>(null);
  const isOpen = stop !== 'peek';

  const take = (event: PointerEvent<HTMLElement>): void => {
    if (!sheet.current || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { y: event.clientY, heightPx: sheet.current.offsetHeight, hasMoved: false };
  };
  const drag = (event: PointerEvent): void => {
    if (!grip.current || !sheet.current) return;
    const up = grip.current.y - event.clientY;
    if (Math.abs(up) >= DRAG_FROM_PX) grip.current.hasMoved = true;
    if (!grip.current.hasMoved) return;
    sheet.current.style.transition = 'none';
    sheet.current.style.height = `${Math.max(SHEET_PEEK_PX, grip.current.heightPx + up)}px`;
  };
  const drop = (): void => {
    const element = sheet.current;
    const wholePx = element?.offsetParent?.clientHeight ?? 0;
    if (element && grip.current?.hasMoved) {
      setStop(nearestStop(element.offsetHeight, wholePx));
      element.style.transition = '';
      element.style.height = '';
    }
  };
  const press = (): void => {
    const wasDragged = grip.current?.hasMoved ?? false;
    grip.current = null;
    if (!wasDragged) setStop(isOpen ? 'peek' : 'half');
  };
  return (
    <Sheet ref={sheet} hidden={isHidden} data-stop={stop}>
      <Handle
        type="button"
        aria-expanded={isOpen}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onClick={press}
      >
        <strong>{isOpen ? content.close : content.open}</strong>
        {inViewCount !== undefined && <span>{inView.summary(formatNumber(inViewCount))}</span>}
        <ChevronUp aria-hidden="true" />
      </Handle>
      {/* Focus on hidden content opens the sheet, not the title's on arrival. */}
      <Body onFocus={({ target }) => !isOpen && target.tabIndex >= 0 && setStop('half')}>
        {children}
      </Body>
    </Sheet>
  );
}

function nearestStop(heightPx: number, wholePx: number): Stop {
  const stops: [Stop, number][] = [
    ['peek', SHEET_PEEK_PX],
    ['half', wholePx * HALF],
    ['full', wholePx],
  ];
  return stops.reduce((best, one) =>
    Math.abs(one[1] - heightPx) < Math.abs(best[1] - heightPx) ? one : best,
  )[0];
}

const Sheet = styled.section`
  ${theme.media.md} {
    display: contents;
  }
  ${theme.media.belowMd} {
    position: absolute;
    inset: auto 0 0;
    z-index: ${theme.z.sticky};
    display: flex;
    flex-direction: column;
    max-height: 100%;
    height: ${SHEET_PEEK_PX}px;
    border-top: ${theme.size.hairline} solid ${theme.color.border};
    border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
    background: ${theme.color.ground};
    box-shadow: 0 calc(-1 * ${theme.space[1]}) ${theme.space[5]} ${theme.color.shadow};
    transition: height ${theme.duration.slow} ${theme.easing.out};

    &[hidden] {
      display: none;
    }
    &[data-stop='half'] {
      height: ${HALF * 100}%;
    }
    &[data-stop='full'] {
      height: 100%;
    }
  }
  ${theme.media.reducedMotion} {
    transition: none;
  }
`;

const Handle = styled.button`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 3.7rem;
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[1]};
  border: 0;
  background: transparent;
  text-align: start;
  touch-action: none;

  ${theme.media.md} {
    display: none;
  }
  &::before {
    content: '';
    position: absolute;
    inset-block-start: ${theme.space[2]};
    inset-inline: 0;
    width: ${theme.space[10]};
    height: ${theme.space[1]};
    border-radius: ${theme.radius.pill};
    margin-inline: auto;
    background: ${theme.color.borderStrong};
  }
  & > span {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    margin-inline-start: auto;
    color: ${theme.color.textMuted};
    transition: transform ${theme.duration.base} ${theme.easing.out};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.ring});
  }
`;

const Body = styled.div`
  ${theme.media.md} {
    display: contents;
  }
  ${theme.media.belowMd} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1;
    align-content: start;
    gap: ${theme.space[5]};
    min-height: 0;
    padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[6]};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;
