import type { FileFault } from '#schema/transfer/fileRecord.ts';
import type { ImportOutcome } from '#schema/transfer/issueTransfer.ts';
import type { Batch } from '#schema/transfer/batchIssues.ts';
import type { ReadIssue } from '#schema/transfer/readIssues.ts';

const FAULTS_SHOWN = 50;

export type Checked = { rowCount: number; faultCount: number; faults: FileFault[] };

export async function checkFile(reads: AsyncIterable<ReadIssue>): Promise<Checked> {
  const checked: Checked = { rowCount: 0, faultCount: 0, faults: [] };
  for await (const read of reads) {
    checked.rowCount += 1;
    if ('issue' in read) continue;
    checked.faultCount += read.faults.length;
    checked.faults.push(...read.faults.slice(0, FAULTS_SHOWN - checked.faults.length));
  }
  return checked;
}

const formatFault = ({ row, column, message }: FileFault) =>
  `  Row ${row}${column === null ? '' : `, ${column}`}: ${message}`;

export function faultText(path: string, { faultCount, faults }: Checked): string {
  const more = faultCount - faults.length;
  return [
    `Nothing was imported: ${path} has ${faultCount === 1 ? 'a fault' : `${faultCount} faults`}.`,
    ...faults.map(formatFault),
    ...(more > 0 ? [`  … and ${more} more.`] : []),
  ].join('\n');
}

export type Totals = ImportOutcome & { keptCount: number; rows: number };

export function addOutcome(totals: Totals, outcome: ImportOutcome, batch: Batch): Totals {
  const lines = outcome.kept.map(({ externalId, reason }) => ({
    externalId: `Row ${batch.rowOf.get(externalId)} (${externalId})`,
    reason,
  }));
  return {
    created: totals.created + outcome.created,
    updated: totals.updated + outcome.updated,
    unchanged: totals.unchanged + outcome.unchanged,
    kept: [...totals.kept, ...lines].slice(0, FAULTS_SHOWN),
    keptCount: totals.keptCount + lines.length,
    rows: totals.rows + batch.issues.length,
  };
}

export function outcomeText(totals: Totals, isDryRun: boolean): string {
  const { created, updated, unchanged, kept, keptCount, rows } = totals;
  const more = keptCount - kept.length;
  return [
    isDryRun ? `A dry run, nothing was written. ${rows} rows:` : `${rows} rows imported:`,
    `  ${created} new, ${updated} changed, ${unchanged} as they were, ${keptCount} left as they are`,
    ...kept.map(({ externalId, reason }) => `  ${externalId}: ${reason}`),
    ...(more > 0 ? [`  … and ${more} more.`] : []),
  ].join('\n');
}
