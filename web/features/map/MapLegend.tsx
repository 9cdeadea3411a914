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
        {FRESHNESS.map((kind) => (
          <li key={kind}>
            <Badge icon={<Ring {...RINGS[kind]} />}>{legend.freshness[kind]}</Badge>
          </li>
        ))}
      </Badges>
      <Note>{joinTexts(legend.critical, legend.cluster)}</Note>
    </Section>
  );
}

/** The ring of a pin. */
function Ring({ widthPx, dash }: (typeof RINGS)['fresh']) {
  return (
    <svg viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="9" cy="9" r="7" strokeWidth={widthPx} strokeDasharray={dash.join()} />
    </svg>
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

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  line-height: ${theme.lineHeight.snug};
`;
