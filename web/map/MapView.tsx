import { useId, useRef, type KeyboardEvent } from 'react';
import { Minus, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { theme } from '#web/theme/theme.ts';
import { useThemePreference } from '#web/theme/useThemePreference.ts';
import { mapContent } from './content.ts';
import { mapPalettes } from './mapPalette.ts';
import { useMap, type MapViewProps } from './useMap.ts';

/** The interactive map. It fills its parent, which must have a height. */
export function MapView(props: MapViewProps) {
  const { label, renderOverlay, onMapPress, buttons, isPicking = false, isInPage = false } = props;
  const { isOnPaper = false } = props;
  const { theme: onScreen } = useThemePreference();
  const themeName = isOnPaper ? 'light' : onScreen;
  const boxRef = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const map = useMap({ ...props, boxRef, themeName });

  const pickMiddle = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!isPicking || event.key !== 'Enter' || !map) return;
    event.preventDefault();
    onMapPress?.(map.centre());
  };
  return (
    // Shown until tiles load: a blue background would look like the sea.
    <Frame style={{ background: mapPalettes[themeName].earth }}>
      <Canvas
        ref={boxRef}
        // Role application: arrow keys, plus and minus belong to the focused map.
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        data-is-picking={isPicking || undefined}
        data-is-in-page={isInPage || undefined}
        data-is-on-paper={isOnPaper || undefined}
        onKeyDown={pickMiddle}
      />
      <VisuallyHidden id={hintId}>
        {isPicking ? mapContent.pickHint : mapContent.keyboardHint}
      </VisuallyHidden>
      {isPicking && <Crosshair aria-hidden="true" />}
      {map && renderOverlay?.(map)}
      {!isOnPaper && (
        <Buttons>
          {buttons}
          <IconButton
            label={mapContent.zoomIn}
            icon={<Plus aria-hidden="true" />}
            variant="secondary"
            onClick={() => map?.zoomBy(1)}
          />
          <IconButton
            label={mapContent.zoomOut}
            icon={<Minus aria-hidden="true" />}
            variant="secondary"
            onClick={() => map?.zoomBy(-1)}
          />
        </Buttons>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: inherit;
`;

const Canvas = styled.div`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  overflow: hidden;
  touch-action: none;

  /* Street names are set letter by letter, which right-to-left text would reverse. */
  canvas {
    direction: ltr;
  }
  &.is-over-marker {
    cursor: pointer;
  }
  &[data-is-picking] {
    cursor: crosshair;
  }
  &[data-is-in-page] {
    touch-action: pan-x pan-y;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.ring});
  }
  /* Raster tiles have one style only; inverted, they keep their hues and get a dark background. */
  :root:not([data-theme='light']) &:not([data-is-on-paper]) .trybe-raster {
    filter: invert(1) hue-rotate(180deg) saturate(0.7) brightness(0.92) contrast(0.88);
  }
  /* A dark map wastes ink; one that is already drawn is inverted with its hues kept. */
  ${theme.media.print} {
    :root:not([data-theme='light']) &:not([data-is-on-paper]) {
      filter: invert(1) hue-rotate(180deg);
    }
  }
`;

/** The point that Enter picks; only with keyboard focus. */
const Crosshair = styled.div`
  display: none;
  position: absolute;
  inset: 50% auto auto 50%;
  width: ${theme.space[6]};
  height: ${theme.space[6]};
  transform: translate(-50%, -50%);
  pointer-events: none;
  background:
    linear-gradient(${theme.color.text}, ${theme.color.text}) center / 2px 100% no-repeat,
    linear-gradient(${theme.color.text}, ${theme.color.text}) center / 100% 2px no-repeat;

  [role='application']:focus-visible ~ & {
    display: block;
  }
`;

/** Above the credits, within reach of a thumb. */
const Buttons = styled.div`
  position: absolute;
  right: ${theme.space[3]};
  bottom: var(--map-covered, 0);
  display: grid;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[12]};

  ${theme.media.short} {
    grid-auto-flow: column;
    margin-bottom: ${theme.space[10]};
  }
  ${theme.media.print} {
    display: none;
  }
`;
