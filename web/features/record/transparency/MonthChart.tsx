import { styled } from 'styled-components';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { formatMonth, formatMonthShort } from '#web/format/formatMonth.ts';
import { theme } from '#web/theme/theme.ts';
import { CardHead } from './CardHead.tsx';
import { transparencyContent } from './content.ts';
import { scaleOf } from './scaleOf.ts';

const { chart: content, decisions } = transparencyContent;

/** Twelve longer names overlap, as in Arabic, which does not abbreviate months. */
const NAME_LENGTH_MAX = 5;

export type Series<Key extends string> = {
  key: Key;
  label: string;
  color: string;
  isTableOnly?: boolean;
};

export type MonthChartProps<Key extends string> = {
  title: string;
  text: string;
  series: readonly Series<Key>[];
  /** Label of a mark on the scale. */
  mark: (size: number) => string;
  /** Oldest first. `sizes`: for the columns; `texts`: the formatted figures. */
  months: readonly {
    month: string;
    sizes: Readonly<Record<Key, number>>;
    texts: Readonly<Record<Key, string>>;
  }[];
};

/**
 * Columns by month with a scale, and the figures of the latest month; a table has the same figures
 * and carries the meaning.
 */
export function MonthChart<Key extends string>(props: MonthChartProps<Key>) {
  const { title, text, series, months, mark } = props;
  const drawn = series.filter(({ isTableOnly }) => isTableOnly !== true);
  const largest = Math.max(0, ...months.flatMap(({ sizes }) => drawn.map(({ key }) => sizes[key])));
  const scale = scaleOf(largest);
  const top = scale.at(-1) ?? 1;
  const newest = months.at(-1);
  const isEveryNamed = months.every(
    ({ month }) => formatMonthShort(month).length <= NAME_LENGTH_MAX,
  );
  return (
    <>
      <CardHead title={title} text={text} />
      <Legend>
        {drawn.map(({ key, label, color }) => (
          <li key={key}>
            <Dot style={{ background: color }} aria-hidden="true" />
            <span>{label}</span>
            {newest && newest.texts[key] !== decisions.noValue && (
              <Newest>{` ${content.inMonth(newest.texts[key], formatMonthShort(newest.month))}`}</Newest>
            )}
          </li>
        ))}
      </Legend>
      <Plot aria-hidden="true">
        <Scale>
          {scale.map((size) => (
            <Mark key={size} style={{ bottom: `${(size / top) * 100}%` }}>
              <span>{mark(size)}</span>
            </Mark>
          ))}
        </Scale>
        {months.map(({ month, sizes }) => (
          <div key={month}>
            <Columns>
              {drawn.map(({ key, color }) => (
                <Column
                  key={key}
                  style={{ height: `${(sizes[key] / top) * 100}%`, background: color }}
                />
              ))}
            </Columns>
            <Name $isEveryNamed={isEveryNamed}>{formatMonthShort(month)}</Name>
          </div>
        ))}
      </Plot>
      <Disclosure summary={content.table}>
        <DataTable<string>
          caption={title}
          isCaptionHidden
          columns={[
            { key: 'month', label: content.month },
            ...series.map(({ key, label }) => ({ key, label, isNumeric: true })),
          ]}
          rows={months.map(({ month, texts }) => ({
            id: month,
            cells: { month: formatMonth(month), ...texts },
          }))}
        />
      </Disclosure>
    </>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  margin: ${theme.space[3]} 0;
  padding: 0;
  font-size: ${theme.fontSize.small};
  list-style: none;
`;

const Dot = styled.span`
  display: inline-block;
  width: ${theme.space[3]};
  height: ${theme.space[3]};
  margin-inline-end: ${theme.space[2]};
  border-radius: ${theme.radius.pill};
`;

const Newest = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

/** Room for the scale's labels, and half a line above the top mark. */
const Plot = styled.div`
  --height: 9rem;
  /* On a phone the chart keeps its size; the table below grows with the reader's text size. */
  --figures: min(${theme.space[12]}, 13.4vw);
  --letters: min(${theme.fontSize.caption}, 3.6vw);

  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: min(${theme.space[1]}, 1.1vw);
  margin-block: ${theme.space[4]} ${theme.space[3]};
  padding-inline-start: var(--figures);
`;

const Scale = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: var(--height);
`;

const Mark = styled.div`
  position: absolute;
  inset-inline: 0;
  height: 0;
  padding-inline-start: var(--figures);
  font-size: var(--letters);

  &::after {
    content: '';
    display: block;
    border-block-start: ${theme.size.hairline} solid ${theme.color.border};
  }
  & span {
    position: absolute;
    inset-inline-start: 0;
    /* A long label covers its line instead of being struck through by it. */
    min-width: calc(var(--figures) - 0.5em);
    padding-inline-end: 0.25em;
    background: ${theme.color.surface};
    color: ${theme.color.textMuted};
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
    transform: translateY(-50%);
  }
`;

const Columns = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  justify-content: center;
  gap: 1px;
  height: var(--height);
`;

const Column = styled.div`
  flex: 1 1 0;
  max-width: ${theme.space[4]};
  border-radius: 2px 2px 0 0;
`;

const Name = styled.div<{ $isEveryNamed: boolean }>`
  padding-block-start: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-size: var(--letters);
  text-align: center;
  white-space: nowrap;

  /* Twelve short names fit wide screens only: elsewhere every other month is labelled. */
  *:nth-child(even) > & {
    visibility: hidden;
  }
  ${theme.media.lg} {
    *:nth-child(even) > & {
      visibility: ${({ $isEveryNamed }) => ($isEveryNamed ? 'visible' : 'hidden')};
    }
  }
`;
