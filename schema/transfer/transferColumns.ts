import { ISSUE_PRIORITIES } from '#schema/issues/issue.ts';
import { EXTERNAL_ID_MAX_LENGTH, type ImportedIssue } from './issueTransfer.ts';

type Column = {
  name: string;
  field: keyof ImportedIssue;
  isRequired: boolean;
  rule: string;
};

const oneOf = (values: readonly string[]) => `Write one of: ${values.join(', ')}.`;

export const IMPORT_COLUMNS: readonly Column[] = [
  {
    name: 'external_id',
    field: 'externalId',
    isRequired: true,
    rule: `Write what its source calls it, up to ${EXTERNAL_ID_MAX_LENGTH} characters, such as a case number.`,
  },
  { name: 'title', field: 'title', isRequired: true, rule: 'Write 5 to 120 characters.' },
  {
    name: 'description',
    field: 'description',
    isRequired: true,
    rule: 'Write 20 to 5,000 characters.',
  },
  {
    name: 'location',
    field: 'location',
    isRequired: true,
    rule: 'Write an address of 3 to 200 characters.',
  },
  {
    name: 'latitude',
    field: 'latitude',
    isRequired: true,
    rule: 'Write degrees with a point, such as 41.8781.',
  },
  {
    name: 'longitude',
    field: 'longitude',
    isRequired: true,
    rule: 'Write degrees with a point, such as -87.6298.',
  },
  { name: 'priority', field: 'priority', isRequired: false, rule: oneOf(ISSUE_PRIORITIES) },
  {
    name: 'category',
    field: 'category',
    isRequired: false,
    rule: 'Write the id of one of your categories, such as public_services.',
  },
  {
    name: 'solution_criteria',
    field: 'solutionCriteria',
    isRequired: true,
    rule: 'Write 20 to 2,000 characters.',
  },
  {
    name: 'due_date',
    field: 'dueDate',
    isRequired: false,
    rule: 'Write year, month and day, such as 2027-05-18, or leave it empty.',
  },
];

/** For readers of an export; ignored by an import. */
export const EXPORT_ONLY_COLUMNS = [
  'status',
  'current_funding',
  'pledgers',
  'affected',
  'created_at',
  'updated_at',
  'url',
  'answers',
] as const;

export type TransferRow = Record<string, string | number | null>;

export const ALL_COLUMNS: readonly string[] = [
  ...IMPORT_COLUMNS.map(({ name }) => name),
  ...EXPORT_ONLY_COLUMNS,
];
