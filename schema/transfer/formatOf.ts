import type { TransferFormat } from './issueTransfer.ts';

/** Which kind of file a name promises; null: none that can be read. */
export function formatOf(name: string): TransferFormat | null {
  const ending = /\.(csv|geojson|json)$/iu.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  return ending === 'csv' ? 'csv' : 'geojson';
}
