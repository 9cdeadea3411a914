import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MAP_HEIGHT_PX } from '#schema/limits.ts';
import { theme } from '#web/theme/theme.ts';
import { MapSheet, SHEET_PEEK_PX } from './MapSheet.tsx';

/** Covered on a phone at all times: by the tools, and by the card of a selected issue. */
export const PHONE_TOOLS_PX = 124;
export const PHONE_CARD_PX = 232;
/** Two lines of credits above the card. */
export const PHONE_CREDITS_PX = 48;

type MapLayoutProps = {
  head: ReactNode;
  subtitle: ReactNode;
  notice: ReactNode;
  tools: ReactNode;
  map: ReactNode;
  /** The selected issue; falsy without one. */
  card: ReactNode;
  list: ReactNode;
  /** For the sheet's header; undefined while unknown, and on a wide screen. */
  inViewCount: number | undefined;
};

/**
 * Phone: the full-screen map with floating search and filters, the list in a sheet. Wide screen:
 * list left, map right, as tall as the window. One tree for both, because the server that paints it
 * does not know the width.
 */
export function MapLayout(props: MapLayoutProps) {
  const { head, subtitle, notice, tools, map, card, list, inViewCount } = props;
  return (
    <Screen>
      <Column>
        <Tools>
          {tools}
          {notice}
        </Tools>
        <MapSheet inViewCount={inViewCount} isHidden={Boolean(card)}>
          {head}
          <Subtitle>{subtitle}</Subtitle>
          <List>{list}</List>
        </MapSheet>
        {card && <Card>{card}</Card>}
      </Column>
      <Map data-has-card={Boolean(card) || undefined}>{map}</Map>
    </Screen>
  );
}

const Screen = styled.div`
  ${theme.media.belowMd} {
    position: relative;
    overflow: hidden;
    height: calc(
      100svh - ${theme.size.header} - ${theme.size.hairline} - ${theme.size.bottomBar} -
        env(safe-area-inset-bottom)
    );
    min-height: 24rem;
  }
  ${theme.media.short} {
    min-height: 12rem;
  }
  ${theme.media.md} {
    display: grid;
    grid-template-columns: clamp(18rem, 38vw, 28rem) minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    height: max(${MAP_HEIGHT_PX}px, calc(100dvh - ${theme.size.header} - ${theme.size.hairline}));
  }
`;

const Column = styled.div`
  /* Map and list come first; the filters take no more room than they need. */
  & input,
  & select {
    min-height: ${theme.size.target};
    padding-block: ${theme.space[2]};
  }
  ${theme.media.belowMd} {
    display: contents;
  }
  ${theme.media.md} {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[4]};
    padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
    overflow-y: auto;
    overscroll-behavior: contain;
    border-inline-end: ${theme.size.hairline} solid ${theme.color.border};
    /* The title comes before the tools here; focus order follows. */
    reading-flow: flex-visual;
  }
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  ${theme.media.belowMd} {
    position: absolute;
    inset: ${theme.space[2]} ${theme.space[2]} auto;
    z-index: ${theme.z.sticky};
    pointer-events: none;

    & > * > * {
      pointer-events: auto;
    }
    & input,
    & select {
      border-color: ${theme.color.border};
      background-color: ${theme.color.raised};
      box-shadow: 0 ${theme.space[1]} ${theme.space[3]} ${theme.color.shadow};
    }
    & select {
      border-radius: ${theme.radius.pill};
      font-size: ${theme.fontSize.small};
    }
  }
  ${theme.media.md} {
    order: 1;
  }
`;

const Subtitle = styled.div`
  ${theme.media.belowMd} {
    order: 1;
  }
`;

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  ${theme.media.md} {
    order: 2;
  }
`;

const Card = styled.div`
  z-index: ${theme.z.raised};

  ${theme.media.belowMd} {
    position: absolute;
    inset: auto ${theme.space[2]} ${theme.space[2]};
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
  }
  /* Stays in sight while the list below it scrolls. */
  ${theme.media.md} {
    position: sticky;
    top: 0;
    order: 1;
  }
`;

const Map = styled.div`
  background: ${theme.color.skeleton};

  ${theme.media.belowMd} {
    --map-covered: ${SHEET_PEEK_PX}px;
    position: absolute;
    inset: 0;

    &[data-has-card] {
      --map-covered: ${PHONE_CARD_PX}px;
    }
  }
  ${theme.media.md} {
    min-width: 0;
  }
`;
