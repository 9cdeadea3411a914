import { styled } from 'styled-components';
import { MAP_HEIGHT_PX } from '#schema/limits.ts';
import { useIsFirstPaint } from '#web/data/cache/firstPaint.ts';
import { theme } from '#web/theme/theme.ts';
import type { MapParts } from './mapParts.ts';
import { PaintedSheet } from './MapSheet.tsx';
import { phoneScreen, phoneTools } from './shown/phoneStyle.ts';

/**
 * List left, map right, over the whole height of the window. The server, which knows no window, paints
 * it for all of them: on a phone it then looks like `PhoneMap`, which takes its place.
 */
export function WideMap({ head, subtitle, notice, tools, map, card, list }: MapParts) {
  const isFirstPaint = useIsFirstPaint();
  return (
    <Screen>
      <Column>
        <Part>
          {head}
          {subtitle}
          {notice}
        </Part>
        <Tools>{tools}</Tools>
        {card && <Card>{card}</Card>}
        <Part>{list}</Part>
      </Column>
      <Map>{map}</Map>
      {isFirstPaint && <PaintedSheet />}
    </Screen>
  );
}

const Screen = styled.div`
  display: grid;
  grid-template-columns: clamp(18rem, 38vw, 26rem) minmax(0, 1fr);
  height: max(${MAP_HEIGHT_PX}px, calc(100dvh - ${theme.size.header} - ${theme.size.hairline}));

  ${theme.media.belowMd} {
    display: block;
    ${phoneScreen}
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};
  padding: ${theme.space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-inline-end: ${theme.size.hairline} solid ${theme.color.border};

  ${theme.media.belowMd} {
    display: contents;
  }
`;

const Part = styled.div`
  display: contents;

  ${theme.media.belowMd} {
    /* Below the edge of the screen, as in the sheet that is closed. */
    position: absolute;
    inset: 100% 0 auto;
    display: grid;
  }
`;

const Tools = styled.div`
  ${theme.media.belowMd} {
    ${phoneTools}
  }
`;

/** Stays in sight while the list below it is scrolled. */
const Card = styled.div`
  position: sticky;
  top: 0;
  z-index: ${theme.z.raised};
`;

const Map = styled.div`
  min-width: 0;

  ${theme.media.belowMd} {
    position: absolute;
    inset: 0;
  }
`;
