import { IMPORT_MAX_ROWS } from '#schema/transfer/issueTransfer.ts';
import { formatNumber, plural } from '#web/format/format.ts';

const rows = (count: number) => plural(count, { one: '# row', other: '# rows' });

export const transferContent = {
  title: 'Import and export',
  subtitle: 'Bring reports from another system, and take all of yours elsewhere.',
  export: {
    heading: 'Export',
    hint: 'All issues that everybody can see, the oldest first, with status and money. A file can be imported again, here or elsewhere.',
    csv: 'Download CSV',
    geojson: 'Download GeoJSON',
    note: 'CSV opens in spreadsheets, GeoJSON in maps. Text that a spreadsheet would treat as a formula starts with an apostrophe.',
  },
  import: {
    heading: 'Import',
    hint: 'New issues are reported in your name. Those imported before are updated where the file differs. A file can be imported as often as you like.',
    choose: 'Choose a file',
    another: 'Choose another file',
    file: 'CSV or GeoJSON file',
    limits: `CSV or GeoJSON in UTF-8, up to ${formatNumber(IMPORT_MAX_ROWS)} rows. Nothing is written before you have seen what would happen.`,
    wrongKind: 'This is not a CSV or GeoJSON file',
    wrongKindText: 'Choose a file whose name ends with .csv, .geojson or .json.',
    template: 'Download an empty file',
    templateName: 'issues-to-import.csv',
    columns: 'Columns that a file may have',
    columnsCaption: 'Columns of a CSV file, or properties of a feature',
    column: 'Column',
    rule: 'What to write',
    needed: 'Required.',
    geometry:
      'In GeoJSON latitude and longitude are the point of the feature. Other columns are ignored.',
  },
  plan: {
    title: 'Which column is which?',
    text: 'Some columns that are needed are named otherwise in this file. Nothing is written yet.',
    none: 'Not in the file',
    needed: 'Choose a column.',
    criteriaLabel: 'Solution criteria of rows without any',
    criteriaHint: 'At least 20 characters: what has to be true for it to count as fixed.',
    criteria: 'What was reported here has been put right.',
    submit: 'Check the file',
    names: {
      external_id: 'Id at the source',
      title: 'Title',
      description: 'Description',
      location: 'Address',
      latitude: 'Latitude',
      longitude: 'Longitude',
      priority: 'Priority',
      category: 'Category',
      solution_criteria: 'Solution criteria',
      due_date: 'Due date',
    },
  },
  check: {
    reading: 'Reading the file',
    asking: 'Dry run',
    progress: (done: number, all: number) => `${formatNumber(done)} of ${rows(all)}`,
    faultsTitle: (count: number) =>
      `${plural(count, { one: '# error', other: '# errors' })} in the file`,
    faultsText: 'Nothing was written. Correct the file and choose it again.',
    faultsCaption: 'What is wrong, and what to write',
    more: (count: number) =>
      `And ${plural(count, { one: '# more error', other: '# more errors' })}.`,
    row: 'Row',
    column: 'Column',
    message: 'What to do',
    readyTitle: 'Dry run: nothing was written yet',
    nothing: 'Everything in the file is here already. There is nothing to import.',
  },
  outcome: {
    created: 'New',
    updated: 'Changed',
    unchanged: 'Unchanged',
    kept: 'Skipped',
    keptCaption: 'Skipped rows',
    id: 'External id',
    reason: 'Why',
    more: (count: number) => `And ${formatNumber(count)} more.`,
  },
  map: {
    heading: 'Where they are',
    label: 'Map of the rows of the file',
    outside: (count: number) =>
      `${plural(count, { one: '# row lies', other: '# rows lie' })} outside of the area of this site`,
    outsideText:
      'They are imported all the same. If latitude and longitude are swapped, correct the file first.',
  },
  run: {
    submit: (count: number) => `Import ${rows(count)}`,
    running: 'Importing',
    stop: 'Stop',
    again: 'Continue',
    doneTitle: 'Imported',
    done: (count: number) => `${rows(count)} of the file are done.`,
    list: 'Show the issues',
    failedTitle: 'The import stopped',
    failed: (reason: string) => `${reason} What was imported stays; continue to import the rest.`,
    stopped: 'You stopped it.',
  },
} as const;
