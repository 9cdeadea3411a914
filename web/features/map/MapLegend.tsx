import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { Badge } from '#web/components/issues/Badge.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { theme } from '#web/theme/theme.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { RINGS } from '#web/map/rings.ts';
import { mapPageContent } from './content.ts';

const { legend } = mapPageContent;
const FRESHNESS = ['fresh', 'aging', 'stale'] as const;

/** In the words and shapes of the badges. */
export function MapLegend({ hasWaiting }: { hasWaiting: boolean }) {
  return (
    <Section aria-labelledby="map-legend">
      <Heading id="map-legend">{legend.title}</Heading>
      <Badges>
        {legend.statuses.map((status) => (
          <li key={status}>
            <StatusBadge status={status} place="map" />
          </li>
        ))}
        {hasWaiting && (
          <li>
            <Badge tone="warning" icon={<Clock aria-hidden="true" />}>
              {legend.waiting}
            </Badge>
          </li>
        )}
      </Badges>
      <Rings>
        {FRESHNESS.map((kind) => (
          <li key={kind}>
            <Ring viewBox="0 0 20 20" aria-hidden="true">
              <circle
                cx="10"
                cy="10"
                r="7"
                strokeWidth={RINGS[kind].widthPx}
                strokeDasharray={RINGS[kind].dash.join(' ')}
              />
            </Ring>
            {legend.freshness[kind]}
          </li>
        ))}
      </Rings>
      <Note>{joinTexts(legend.critical, legend.cluster)}</Note>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
`;

const Heading = styled.h2`
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
`;

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`;

/** As the rings of the pins. */
const Rings = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  list-style: none;

  & li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;

const Ring = styled.svg`
  flex: none;
  width: ${theme.size.iconSmall};
  height: ${theme.size.iconSmall};
  fill: none;
  stroke: ${theme.color.text};
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  line-height: ${theme.lineHeight.snug};
`;
