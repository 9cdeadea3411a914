import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { saveFile } from '#web/device/saveFile.ts';
import { IMPORT_COLUMNS } from '#schema/transfer/transferColumns.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { transferContent } from './transferContent.ts';
import { useImport } from './useImport.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';

const words = transferContent.import;
const HAS_OWN_BUTTON: ReadonlySet<ReturnType<typeof useImport>['state']['step']> = new Set([
  'planning',
  'ready',
]);

/** A file from another system: chosen, tried in a dry run, imported. */
export function ImportSection() {
  const input = useRef<HTMLInputElement>(null);
  const { state, places, isBusy, fileName, choose, stop, run, follow } = useImport();
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      <Stack gap={3}>
        <Row gap={3}>
          <Button
            // The next step has the accent.
            variant={HAS_OWN_BUTTON.has(state.step) ? 'secondary' : 'primary'}
            icon={<FileUp aria-hidden="true" />}
            disabled={isBusy}
            onClick={() => input.current?.click()}
          >
            {fileName === null ? words.choose : words.another}
          </Button>
          <Button variant="ghost" onClick={saveTemplate}>
            {words.template}
          </Button>
        </Row>
        <input
          ref={input}
          type="file"
          accept=".csv,.geojson,.json,text/csv,application/geo+json"
          aria-label={words.file}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void choose(file);
            // Lets a corrected file of the same name be chosen again.
            currentTarget.value = '';
          }}
        />
        <Muted>{fileName ?? words.limits}</Muted>
      </Stack>
      <ImportProgress state={state} places={places} onRun={run} onStop={stop} onPlan={follow} />
      <ColumnHelp />
    </FormSection>
  );
}

/** A file with only the header row. */
function saveTemplate(): void {
  const header = IMPORT_COLUMNS.map(({ name }) => name).join(',');
  saveFile(words.templateName, new Blob([`\uFEFF${header}\r\n`], { type: 'text/csv' }));
}

const columnHelpWords = transferContent.import;

function ColumnHelp() {
  return (
    <Disclosure summary={columnHelpWords.columns}>
      <Stack gap={3}>
        <DataTable
          caption={columnHelpWords.columnsCaption}
          isCaptionHidden
          isStackedOnPhones
          columns={[
            { key: 'name', label: columnHelpWords.column },
            { key: 'rule', label: columnHelpWords.rule },
          ]}
          rows={IMPORT_COLUMNS.map(({ name, rule, isRequired }) => ({
            id: name,
            cells: {
              name: <code>{name}</code>,
              rule: isRequired ? `${columnHelpWords.needed} ${rule}` : rule,
            },
          }))}
        />
        <Muted>{columnHelpWords.geometry}</Muted>
      </Stack>
    </Disclosure>
  );
}
