import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type DataTableProps<Key extends string> = {
  caption: string;
  columns: readonly { key: Key; label: string; isNumeric?: boolean }[];
  rows: readonly { id: string; cells: Readonly<Record<Key, ReactNode>> }[];
  isCaptionHidden?: boolean;
};

/** A table whose first column names the row; figures are tabular and stand right. Scrolls sideways itself. */
export function DataTable<Key extends string>(props: DataTableProps<Key>) {
  const { caption, columns, rows, isCaptionHidden = false } = props;
  return (
    // The scroller takes the keyboard focus: without it a reader without a mouse could not see the last column.
    <Scroller aria-label={caption} tabIndex={0}>
      <Table>
        {isCaptionHidden ? (
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        ) : (
          <Caption>{caption}</Caption>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} scope="col" $isNumeric={column.isNumeric ?? false}>
                {column.label}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, index) => (
                <Cell
                  key={column.key}
                  {...(index === 0 ? { as: 'th', scope: 'row' } : {})}
                  $isNumeric={column.isNumeric ?? false}
                >
                  {row.cells[column.key]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const Scroller = styled.section`
  overflow-x: auto;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
`;

const Table = styled.table`
  width: 100%;
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
`;

const Caption = styled.caption`
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[2]};
  font-weight: ${theme.weight.strong};
  text-align: start;
`;

type Alignment = { $isNumeric: boolean };

const Head = styled.th<Alignment>`
  padding: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.medium};
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
  white-space: nowrap;
`;

const Cell = styled.td<Alignment>`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};
  font-weight: ${theme.weight.regular};
  font-variant-numeric: ${({ $isNumeric }) => ($isNumeric ? 'tabular-nums' : 'normal')};
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
  vertical-align: baseline;
  ${({ $isNumeric }) => ($isNumeric ? 'white-space: nowrap;' : 'min-width: 9rem;')}
`;
