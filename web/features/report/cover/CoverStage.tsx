import type { KeyboardEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { moved, resized, stepPx, type CoverBox } from '#web/device/photos/coverBox.ts';
import type { ImageSize } from '#web/device/photos/readImageSize.ts';
import { theme } from '#web/theme/theme.ts';
import { coverContent as words } from './content.ts';
import type { CoverAct, CoverWork } from './coverWork.ts';
import { useCoverDrag } from './useCoverDrag.ts';

type CoverStageProps = {
  work: CoverWork;
  act: (act: CoverAct) => void;
  size: ImageSize;
  url: string;
  /** Id of the text that explains the keys. */
  keysId: string;
  /** The selected box, to be focused. */
  selectedRef: Ref<HTMLButtonElement>;
};

const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Boxes are drawn, moved and resized by pointer or keys. */
export function CoverStage({ work, act, size, url, keysId, selectedRef }: CoverStageProps) {
  const { shown, handlers } = useCoverDrag(work.boxes, size, act);

  const onKeyDown = (event: KeyboardEvent, id: number, box: CoverBox) => {
    const direction = DIRECTIONS[event.key];
    if (direction) {
      event.preventDefault();
      const step = stepPx(size);
      const by = { x: direction.x * step, y: direction.y * step };
      const change = event.shiftKey ? resized : moved;
      act({ kind: 'nudge', id, box: change(box, by, size) });
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      act({ kind: 'remove', id });
    }
  };
  return (
    <Room>
      <Frame {...handlers} style={{ '--ratio': size.width / size.height }}>
        <img src={url} alt={words.picture} draggable={false} />
        {work.boxes.map((box, index) => (
          <Box
            key={box.id}
            ref={box.id === work.selectedId ? selectedRef : undefined}
            type="button"
            data-box={box.id}
            aria-label={words.box(index + 1, work.boxes.length)}
            aria-pressed={box.id === work.selectedId}
            aria-describedby={keysId}
            style={boxStyle(shown?.id === box.id ? shown.box : box, size)}
            onFocus={() => box.id !== work.selectedId && act({ kind: 'select', id: box.id })}
            onKeyDown={(event) => onKeyDown(event, box.id, box)}
          >
            {box.id === work.selectedId && <Handle data-handle="" />}
          </Box>
        ))}
        {shown?.id === null && <Drawn style={boxStyle(shown.box, size)} />}
      </Frame>
    </Room>
  );
}

function boxStyle({ x, y, width, height }: CoverBox, size: ImageSize) {
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return {
    left: percent(x, size.width),
    top: percent(y, size.height),
    width: percent(width, size.width),
    height: percent(height, size.height),
  };
}

const Room = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
  padding: 0 ${theme.space[4]} ${theme.space[4]};
  container-type: size;
`;

/** Exactly the picture, as large as fits: positions on it are shares of it. */
const Frame = styled.div`
  position: relative;
  width: min(100cqw, 100cqh * var(--ratio));
  aspect-ratio: var(--ratio);
  cursor: crosshair;
  touch-action: none;
  user-select: none;

  & img {
    display: block;
    width: 100%;
    height: 100%;
    -webkit-touch-callout: none;
  }
`;

const Drawn = styled.div`
  position: absolute;
  background: ${theme.color.cover};
  outline: ${theme.size.hairline} solid ${theme.color.onCover};
`;

/** Large enough to touch, however small the box. */
const Box = styled.button`
  position: absolute;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: ${theme.color.cover};
  outline: ${theme.size.hairline} solid ${theme.color.onCover};
  cursor: move;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    width: max(100%, ${theme.size.target});
    height: max(100%, ${theme.size.target});
    transform: translate(-50%, -50%);
  }
  &[aria-pressed='true'] {
    z-index: ${theme.z.raised};
    outline: ${theme.size.ring} solid ${theme.color.accent};
  }
  &:focus-visible {
    outline: ${theme.size.ring} solid ${theme.color.focus};
  }
`;

/** The lower right corner: a visible knob with a larger touch target. */
const Handle = styled.span`
  position: absolute;
  right: calc(-1 * ${theme.size.target} + ${theme.space[3]});
  bottom: calc(-1 * ${theme.size.target} + ${theme.space[3]});
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  cursor: nwse-resize;

  &::after {
    content: '';
    width: ${theme.space[4]};
    height: ${theme.space[4]};
    border: ${theme.size.ring} solid ${theme.color.cover};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.onCover};
  }
`;
