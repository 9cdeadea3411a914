import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import type { MapParts } from './mapParts.ts';
import { MapSheet } from './MapSheet.tsx';

/** What is always covered: by the closed sheet, by the tools, and by the card of a selected issue. */
export const SHEET_PEEK_PX = 60;
export const PHONE_TOOLS_PX = 124;
export const PHONE_CARD_PX = 232;
/** The credits stand above the card, in two lines. */
export const PHONE_CREDITS_PX = 48;

/** The map from edge to edge; search and filters float over it, the list comes up in a sheet. */
export function PhoneMap(props: MapParts) {
  const { head, subtitle, notice, tools, map, card, list, inViewCount } = props;
  return (
    <Screen>
      <Map>{map}</Map>
      <Floating>
        {tools}
        {notice}
      </Floating>
      <MapSheet inViewCount={inViewCount} peekPx={SHEET_PEEK_PX} isHidden={Boolean(card)}>
        {head}
        {list}
        {subtitle}
      </MapSheet>
      {card && <Card>{card}</Card>}
    </Screen>
  );
}

const Screen = styled.div`
  position: relative;
  overflow: hidden;
  height: calc(
    100svh - ${theme.size.header} - ${theme.size.hairline} -
      ${theme.size.bottomBar} - env(safe-area-inset-bottom)
  );
  min-height: 24rem;
`;

const Map = styled.div`
  position: absolute;
  inset: 0;
`;

const Floating = styled.div`
  position: absolute;
  inset: ${theme.space[2]} ${theme.space[2]} auto;
  z-index: ${theme.z.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  pointer-events: none;

  & > * > * {
    pointer-events: auto;
  }
  & input,
  & select {
    min-height: ${theme.size.target};
    padding-block: ${theme.space[2]};
    border-color: ${theme.color.border};
    background-color: ${theme.color.raised};
    box-shadow: 0 ${theme.space[1]} ${theme.space[3]} ${theme.color.shadow};
  }
  & select {
    border-radius: ${theme.radius.pill};
    font-size: ${theme.fontSize.small};
  }
`;

const Card = styled.div`
  position: absolute;
  inset: auto ${theme.space[2]} ${theme.space[2]};
  z-index: ${theme.z.raised};
  max-height: calc(${PHONE_CARD_PX}px - ${theme.space[2]});
  overflow-y: auto;
  border-radius: ${theme.radius.lg};
  animation: rise ${theme.duration.base} ${theme.easing.out};

  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(${theme.space[4]});
    }
  }
`;
