const TEXT = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/u;
const HIGH_BITS = 32n;

/** A WAL position (`16/B374D848`) as a number that grows with time. Null: invalid text. */
export function parseWalPosition(text: string): bigint | null {
  const [, high, low] = TEXT.exec(text) ?? [];
  if (high === undefined || low === undefined) return null;
  return (BigInt(`0x${high}`) << HIGH_BITS) + BigInt(`0x${low}`);
}
