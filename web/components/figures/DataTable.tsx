import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';

export type DataTableProps<Key extends string> = {
  caption: string;
  columns: readonly { key: Key; label: string; isNumeric?: boolean }[];
  rows: readonly { id: string; cells: Readonly<Record<Key, ReactNode>> }[];
  isCaptionHidden?: boolean;
  /**
   * On phones each row becomes labelled lines, for columns of long words; with many
   * columns also on tablets.
   */
  isStackedOnPhones?: boolean;
};

/** The first column names the row; figures are tabular and end-aligned. Scrolls sideways by itself. */
export function DataTable<Key extends string>(props: DataTableProps<Key>) {
  const { caption, columns, rows, isCaptionHidden = false, isStackedOnPhones = false } = props;
  // CSS blocks remove table semantics; the roles restore them for screen readers.
  const role = (name: string) => (isStackedOnPhones ? { role: name } : {});
  return (
    // Focusable, so that the keyboard can scroll to the last column.
    <Scroller aria-label={caption} tabIndex={0}>
      <Table $stackedIn={isStackedOnPhones ? narrowMedia(columns.length) : null} {...role('table')}>
        {isCaptionHidden ? (
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        ) : (
          <Caption>{caption}</Caption>
        )}
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map((column) => (
              <Head
                key={column.key}
                scope="col"
                {...role('columnheader')}
                $isNumeric={column.isNumeric ?? false}
              >
                {column.label}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row) => (
            <tr key={row.id} {...role('row')}>
              {columns.map((column, index) => (
                <Cell
                  key={column.key}
                  {...(index === 0 ? { as: 'th', scope: 'row' } : {})}
                  {...role(index === 0 ? 'rowheader' : 'cell')}
                  data-label={column.label}
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

/** More columns than this need a wide screen. */
const COLUMNS_ON_TABLETS = 5;
const narrowMedia = (columns: number) =>
  columns > COLUMNS_ON_TABLETS ? theme.media.belowLg : theme.media.belowMd;

const Scroller = styled.section`
  overflow-x: auto;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
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
  vertical-align: bottom;

  ${theme.media.belowMd} {
    padding-inline: ${theme.space[2]};
    white-space: normal;
  }
`;

const Cell = styled.td<Alignment>`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};
  font-weight: ${theme.weight.regular};
  font-variant-numeric: ${({ $isNumeric }) => ($isNumeric ? 'tabular-nums' : 'normal')};
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
  vertical-align: baseline;
  ${({ $isNumeric }) => ($isNumeric ? 'white-space: nowrap;' : 'min-width: 8.5rem;')}

  ${theme.media.belowMd} {
    padding-inline: ${theme.space[2]};
    ${({ $isNumeric }) => !$isNumeric && 'min-width: 5.5rem; overflow-wrap: anywhere;'}
  }
`;

const stackedIn = (media: string) => css`
  ${media} {
    &,
    & caption,
    & tbody,
    & tr {
      display: block;
    }
    & thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    & tbody tr {
      padding: ${theme.space[3]} ${theme.space[4]};
      border-top: ${theme.size.hairline} solid ${theme.color.border};
    }
    & tbody th,
    & tbody td {
      display: grid;
      grid-template-columns: minmax(6rem, 1fr) minmax(0, 3fr);
      gap: ${theme.space[1]} ${theme.space[3]};
      min-width: 0;
      padding: ${theme.space[1]} 0;
      border: 0;
      text-align: start;
      white-space: normal;
    }
    ${theme.media.md} {
      & tbody tr {
        display: grid;
        grid-template-columns: 1fr 1fr;
        column-gap: ${theme.space[6]};
      }
      & tbody th {
        grid-column: 1 / -1;
      }
      & tbody th,
      & tbody td {
        grid-template-columns: 6rem minmax(0, 1fr);
      }
    }
    /* Beside the name of the column, however many there are. */
    & tbody th > *,
    & tbody td > * {
      grid-column: 2;
    }
    & tbody th::before,
    & tbody td::before {
      content: attr(data-label);
      content: attr(data-label) / '';
      color: ${theme.color.textMuted};
      font-size: ${theme.fontSize.caption};
    }
  }
`;

const Table = styled.table<{ $stackedIn: string | null }>`
  width: 100%;
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
  ${({ $stackedIn }) => $stackedIn && stackedIn($stackedIn)}
`;
