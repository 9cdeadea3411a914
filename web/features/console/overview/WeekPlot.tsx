import { styled } from 'styled-components';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { formatDate } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { overviewContent as words } from './overviewContent.ts';

type WeekPlotProps = {
  title: string;
  color: string;
  /** The oldest first. `size`: for the column; `text`: the formatted figure. */
  weeks: readonly { start: string; size: number; text: string }[];
};

/** One column a week, and the latest week's figure; the table has them all and carries the meaning. */
export function WeekPlot({ title, color, weeks }: WeekPlotProps) {
  const largest = Math.max(1, ...weeks.map(({ size }) => size));
  const latest = weeks.at(-1);
  if (weeks.every(({ size }) => size === 0))
    return (
      <>
        <h3>{title}</h3>
        <Muted>{words.noneInWeeks}</Muted>
      </>
    );
  return (
    <>
      <h3>{title}</h3>
      {latest && <Muted>{words.lastWeek(latest.text)}</Muted>}
      <Columns aria-hidden="true">
        {weeks.map(({ start, size }) => (
          <Column key={start} style={{ height: `${(size / largest) * 100}%`, background: color }} />
        ))}
      </Columns>
      <Disclosure summary={words.table}>
        <DataTable
          caption={title}
          isCaptionHidden
          columns={[
            { key: 'week', label: words.week },
            { key: 'figure', label: title, isNumeric: true },
          ]}
          rows={weeks.map(({ start, text }) => ({
            id: start,
            cells: { week: formatDate(start), figure: text },
          }))}
        />
      </Disclosure>
    </>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space[1]};
  height: 6rem;
  margin-block: ${theme.space[3]};
  border-block-end: ${theme.size.hairline} solid ${theme.color.borderStrong};
`;

const Column = styled.div`
  flex: 1 1 0;
  border-radius: 2px 2px 0 0;
`;
