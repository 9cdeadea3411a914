import type { FileFault } from '#schema/transfer/fileRecord.ts';
import type { Position } from '#schema/places/geo.ts';
import type { ImportOutcome } from '#schema/transfer/issueTransfer.ts';

/** Errors of a file, `faults`: the first of them; and where its sound rows are. */
export type Checked = {
  rowCount: number;
  faultCount: number;
  faults: FileFault[];
  places: Position[];
};

/** Outcome of the rows sent; `kept`: the first of them. */
export type Totals = ImportOutcome & { keptCount: number; rowCount: number };

export const NO_TOTALS: Totals = {
  created: 0,
  updated: 0,
  unchanged: 0,
  kept: [],
  keptCount: 0,
  rowCount: 0,
};
