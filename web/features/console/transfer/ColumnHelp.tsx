import { IMPORT_COLUMNS } from '#schema/transfer/transferColumns.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { transferContent } from './transferContent.ts';

const words = transferContent.import;

/** What a file has to say, column by column. */
export function ColumnHelp() {
  return (
    <Disclosure summary={words.columns}>
      <Stack gap={3}>
        <DataTable
          caption={words.columnsCaption}
          isCaptionHidden
          isStackedOnPhones
          columns={[
            { key: 'name', label: words.column },
            { key: 'rule', label: words.rule },
          ]}
          rows={IMPORT_COLUMNS.map(({ name, rule, isRequired }) => ({
            id: name,
            cells: {
              name: <code>{name}</code>,
              rule: isRequired ? `${words.needed} ${rule}` : rule,
            },
          }))}
        />
        <Muted>{words.geometry}</Muted>
      </Stack>
    </Disclosure>
  );
}
