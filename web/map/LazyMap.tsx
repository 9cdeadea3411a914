import { MapPinOff } from 'lucide-react';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { theme } from '#web/theme/theme.ts';
import { mapContent } from './content.ts';
import type { MapViewProps } from './useMap.ts';

const MapView = lazy(async () => ({ default: (await import('./MapView.tsx')).MapView }));

type LazyMapProps = Omit<MapViewProps, 'settings'> & {
  /** Undefined while they load. */
  settings: MapViewProps['settings'] | undefined;
};

/**
 * The map, its code loaded when first shown. Until then, and where it cannot be loaded, its place is
 * kept, so that nothing around it moves.
 */
export function LazyMap({ settings, ...props }: LazyMapProps) {
  const waiting = <Skeleton height="100%" shape="block" />;
  return (
    <MapBoundary>
      <Suspense fallback={waiting}>
        {settings ? <MapView {...props} settings={settings} /> : waiting}
      </Suspense>
    </MapBoundary>
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
      </Failed>
    );
  }
}

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
