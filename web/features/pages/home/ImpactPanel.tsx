import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ImpactStats } from '#schema/issues/statistics.ts';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { ScaleRule } from '#web/components/figures/ScaleRule.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { formatNumber } from '#web/format/format.ts';
import { formatMoneyWhole } from '#web/format/formatMoney.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { impactStatsQuery } from './queries.ts';
import { language } from '#web/format/language.ts';
import { theme } from '#web/theme/theme.ts';
import { homeContent } from './content.ts';
import { figureAt } from './countUp.ts';
import { useCountUp } from './useCountUp.ts';

const { impact } = homeContent;
const UNKNOWN = '–';

const percent = (value: number) => language.percent(formatNumber(value));

/** In display order, each with how to read it from the live data. */
const FIGURES = [
  {
    key: 'active',
    of: (live: ImpactStats) => live.totalIssues - live.resolved,
    format: formatNumber,
  },
  {
    key: 'resolved',
    of: (live: ImpactStats) => live.resolved,
    format: formatNumber,
  },
  {
    key: 'funded',
    of: (live: ImpactStats) => live.funded,
    format: formatMoneyWhole,
  },
  {
    key: 'community',
    of: (live: ImpactStats) => live.community,
    format: formatNumber,
  },
  {
    key: 'successRate',
    of: (live: ImpactStats) => live.successRate,
    format: percent,
  },
] as const;

/** Live figures of the whole site, counted up when scrolled into view. */
export function ImpactPanel() {
  const place = useRef<HTMLDListElement>(null);
  const { data: live, isError } = useQuery(impactStatsQuery());
  const { data: settings } = useQuery(settingsQuery());
  const step = useCountUp(place, live !== undefined);
  return (
    <Container as="section" aria-label={impact.title}>
      <ScaleRule />
      <Dials ref={place}>
        {FIGURES.map(({ key, of, format }) => {
          // Without issues there is no rate.
          const isKnown = live && (key !== 'successRate' || live.totalIssues > 0);
          const exact = isKnown && format(of(live));
          const shown = isKnown ? format(figureAt(step, of(live))) : UNKNOWN;
          return (
            <div key={key}>
              <Muted as="dt">
                <span>{impact[key]}</span>
                {key === 'funded' && settings?.payments === 'sandbox' && (
                  <Note>{` · ${impact.testMoney}`}</Note>
                )}
                {key === 'successRate' && <Base>{impact.successBase}</Base>}
              </Muted>
              <Figure
                $isLive={live !== undefined}
                $characters={Math.max((exact || shown).length, shown.length, 1)}
              >
                <span aria-hidden="true">{shown}</span>
                <VisuallyHidden>{exact || UNKNOWN}</VisuallyHidden>
              </Figure>
            </div>
          );
        })}
      </Dials>
      {isError && !live && <Failed as="output">{impact.failed}</Failed>}
    </Container>
  );
}

const Dials = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]} ${theme.space[4]};
  padding-block-start: ${theme.space[6]};

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    container-type: inline-size;
  }
  ${theme.media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${theme.media.lg} {
    grid-template-columns: 1fr 1fr 1.4fr 1.2fr 1fr;
  }
`;

const Note = styled.span`
  white-space: nowrap;
`;

const Base = styled.span`
  display: block;
  font-size: ${theme.fontSize.caption};
`;

const Figure = styled.dd<{ $isLive: boolean; $characters: number }>`
  min-height: calc(${theme.fontSize.heading} * ${theme.lineHeight.heading});
  color: ${({ $isLive }) => ($isLive ? theme.color.text : theme.color.textFaint)};
  font-family: ${theme.font.display};
  /* Sized by the final figure, so that nothing grows or jumps during the count. */
  font-size: min(${theme.fontSize.heading}, 100cqi / (${({ $characters }) => $characters} * 0.58));
  font-weight: ${theme.weight.display};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.lineHeight.heading};
  letter-spacing: -0.02em;
`;

const Failed = styled.p`
  display: block;
  padding-block-start: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;
