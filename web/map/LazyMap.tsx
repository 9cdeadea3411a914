import { MapPinOff } from 'lucide-react';
import { Component, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Settings } from '#schema/site/settings.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import { theme } from '#web/theme/theme.ts';
import { attributionParts } from './attributionParts.ts';
import { mapContent } from './content.ts';
import type { MapViewProps } from './useMap.ts';

const MapView = lazyPart(async () => (await import('./MapView.tsx')).MapView);

type LazyMapProps = Omit<MapViewProps, 'settings'> & {
  /** Undefined while loading. */
  settings: MapViewProps['settings'] | undefined;
};

/**
 * The map, its code loaded when first shown. Until then, or if that fails, its place is reserved,
 * so that nothing around it moves. A server-painted page is taken over first. Buttons and credits
 * keep clear of the height in `--map-covered`.
 */
export function LazyMap({ settings, ...props }: LazyMapProps) {
  const isFirstPaint = useIsFirstPaint();
  const waiting = <Skeleton height="100%" shape="block" />;
  return (
    <Frame>
      <MapBoundary>
        <Suspense fallback={waiting}>
          {settings && !isFirstPaint ? <MapView {...props} settings={settings} /> : waiting}
        </Suspense>
        {settings && <Attribution settings={settings} />}
      </MapBoundary>
    </Frame>
  );
}

/** Credits of the map. On a phone it is the map page's largest text, so it does not wait for the map. */
function Attribution({ settings }: { settings: Settings }) {
  const parts = attributionParts([settings.basemap.attribution, settings.rasterTiles?.attribution]);
  return (
    <Credits>
      {parts.map(({ text, href }, index) => (
        <span key={text}>
          {index > 0 && <span>{' · '}</span>}
          {href ? (
            <a href={href} target="_blank" rel="noreferrer">
              {text}
            </a>
          ) : (
            <span>{text}</span>
          )}
        </span>
      ))}
    </Credits>
  );
}

class MapBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Failed>
        <MapPinOff aria-hidden="true" />
        <strong>{mapContent.failedTitle}</strong>
        <span>{mapContent.failedText}</span>
        <Button onClick={() => this.setState({ hasFailed: false })}>{mapContent.again}</Button>
      </Failed>
    );
  }
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  width: 100%;
  height: 100%;
  border-radius: inherit;
`;

const Credits = styled.p`
  position: absolute;
  inset: auto 0 var(--map-covered, 0) auto;
  max-width: 100%;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-start-start-radius: ${theme.radius.sm};
  background: ${theme.color.surface};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  line-height: ${theme.lineHeight.snug};

  & a {
    color: inherit;
  }
`;

const Failed = styled.output`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  height: 100%;
  padding: ${theme.space[6]};
  border-radius: inherit;
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};
  text-align: center;
`;
