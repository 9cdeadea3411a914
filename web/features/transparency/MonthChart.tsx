import { styled } from 'styled-components';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { formatMonth, formatMonthShort } from '#web/data/format/formatMonth.ts';
import { theme } from '#web/theme/theme.ts';
import { CardHead } from './CardHead.tsx';
import { transparencyContent } from './content.ts';

const { chart: content } = transparencyContent;

export type Series<Key extends string> = {
  key: Key;
  label: string;
  color: string;
  /** Shown in the table only. */
  isTableOnly?: boolean;
};

export type MonthChartProps<Key extends string> = {
  title: string;
  text: string;
  series: readonly Series<Key>[];
  /** The oldest first. `sizes`: for the columns; `texts`: the figures as they are written. */
  months: readonly {
    month: string;
    sizes: Readonly<Record<Key, number>>;
    texts: Readonly<Record<Key, string>>;
  }[];
};

/** Columns by month; the same figures stand in a table, which carries the meaning. */
export function MonthChart<Key extends string>(props: MonthChartProps<Key>) {
  const { title, text, series, months } = props;
  const drawn = series.filter(({ isTableOnly }) => isTableOnly !== true);
  const largest = Math.max(1, ...months.flatMap(({ sizes }) => drawn.map(({ key }) => sizes[key])));
  return (
    <>
      <CardHead title={title} text={text} />
      <Legend>
        {drawn.map(({ key, label, color }) => (
          <li key={key}>
            <Dot style={{ background: color }} aria-hidden="true" />
            {label}
          </li>
        ))}
      </Legend>
      <Plot aria-hidden="true">
        {months.map(({ month, sizes }) => (
          <div key={month}>
            <Columns>
              {drawn.map(({ key, color }) => (
                <Column
                  key={key}
                  style={{ height: `${(sizes[key] / largest) * 100}%`, background: color }}
                />
              ))}
            </Columns>
            <Name>{formatMonthShort(month)}</Name>
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

const Plot = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space[1]};
  margin-block-end: ${theme.space[3]};
`;

const Columns = styled.div`
  display: flex;
  align-items: end;
  justify-content: center;
  gap: 1px;
  height: 9rem;
  border-block-end: ${theme.size.hairline} solid ${theme.color.border};
`;

const Column = styled.div`
  flex: 1 1 0;
  max-width: ${theme.space[4]};
  border-radius: 2px 2px 0 0;
`;

const Name = styled.div`
  overflow: hidden;
  padding-block-start: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  text-align: center;
  white-space: nowrap;

  /* Twelve names do not fit a phone: every other month is named there. */
  ${theme.media.belowMd} {
    overflow: visible;

    *:nth-child(odd) > & {
      visibility: hidden;
    }
  }
`;
