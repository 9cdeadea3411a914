import { styled } from 'styled-components';
import { MAP_HEIGHT_PX } from '#schema/limits.ts';
import { theme } from '#web/theme/theme.ts';
import type { MapParts } from './mapParts.ts';

/** List left, map right, over the whole height of the window. */
export function WideMap({ head, subtitle, notice, tools, map, card, list }: MapParts) {
  return (
    <Screen>
      <Column>
        {head}
        {subtitle}
        {notice}
        {tools}
        {card && <Card>{card}</Card>}
        {list}
      </Column>
      <Map>{map}</Map>
    </Screen>
  );
}

const Screen = styled.div`
  display: grid;
  grid-template-columns: clamp(18rem, 38vw, 26rem) minmax(0, 1fr);
  height: max(${MAP_HEIGHT_PX}px, calc(100dvh - ${theme.size.header} - ${theme.size.hairline}));
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
`;

/** Stays in sight while the list below it is scrolled. */
const Card = styled.div`
  position: sticky;
  top: 0;
  z-index: ${theme.z.raised};
`;

const Map = styled.div`
  min-width: 0;
`;
