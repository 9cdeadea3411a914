import { foldForSearch } from '#schema/typed/foldForSearch.ts';
import type { FileRecord } from './fileRecord.ts';
import { IMPORT_COLUMNS } from './transferColumns.ts';

/** Which column of a file stands for which of ours, and the solution criteria of rows without any. */
export type ColumnPlan = { from: Readonly<Record<string, string>>; criteria: string };

export const NO_PLAN: ColumnPlan = { from: {}, criteria: '' };

/** Our column that a plan may fill itself, with one text for all rows that lack it. */
const CRITERIA = 'solution_criteria';

/** Names that towns use for our columns. */
const ALIASES: Record<string, readonly string[]> = {
  external_id: [
    'id',
    'case_id',
    'case_number',
    'ticket',
    'request_id',
    'service_request_id',
    'nr',
    'nummer',
    'aktenzeichen',
    'número',
    'folio',
    'الرقم',
  ],
  title: ['subject', 'summary', 'service_name', 'titel', 'betreff', 'título', 'asunto', 'العنوان'],
  description: ['text', 'details', 'comment', 'beschreibung', 'descripción', 'الوصف'],
  location: ['address', 'street', 'adresse', 'ort', 'strasse', 'dirección', 'ubicación', 'المكان'],
  latitude: ['lat', 'y', 'breite', 'breitengrad', 'latitud', 'خط_العرض', 'العرض'],
  longitude: [
    'lon',
    'lng',
    'long',
    'x',
    'länge',
    'längengrad',
    'laengengrad',
    'longitud',
    'خط_الطول',
    'الطول',
  ],
  priority: ['urgency', 'priorität', 'prioridad', 'الأولوية'],
  category: ['type', 'kategorie', 'categoría', 'الفئة', 'التصنيف'],
  solution_criteria: ['criteria', 'kriterien', 'criterios'],
  due_date: ['due', 'deadline', 'frist', 'plazo'],
};

const isSameWord = (one: string, other: string) => foldForSearch(one) === foldForSearch(other);

/** A first guess by the names of a file's columns. */
export function suggestPlan(names: readonly string[]): ColumnPlan {
  const from = IMPORT_COLUMNS.flatMap(({ name }) => {
    const found = names.includes(name)
      ? name
      : names.find((given) => ALIASES[name]?.some((alias) => isSameWord(alias, given)));
    return found === undefined ? [] : [[name, found] as const];
  });
  return { from: Object.fromEntries(from), criteria: '' };
}

/** Our required columns that are missing. */
export function missingColumns(names: readonly string[], { from, criteria }: ColumnPlan): string[] {
  return IMPORT_COLUMNS.filter(
    ({ name, isRequired }) =>
      isRequired &&
      !names.includes(from[name] ?? name) &&
      !(name === CRITERIA && criteria.trim() !== ''),
  ).map(({ name }) => name);
}

/** A row with our names for its columns; the others stay, and are ignored. */
export function withPlan({ row, values }: FileRecord, { from, criteria }: ColumnPlan): FileRecord {
  const named = Object.entries(from).map(([name, source]) => [name, values[source]] as const);
  const told: Record<string, unknown> = { ...values, ...Object.fromEntries(named) };
  const isWithout = (told[CRITERIA] ?? '') === '';
  return { row, values: isWithout && criteria !== '' ? { ...told, [CRITERIA]: criteria } : told };
}
