import type { TransferFormat } from './issueTransfer.ts';

/** By extension; null: unsupported. */
export function formatOf(name: string): TransferFormat | null {
  const ending = /\.(csv|geojson|json)$/iu.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  return ending === 'csv' ? 'csv' : 'geojson';
}
