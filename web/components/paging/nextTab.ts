/**
 * The tab that a key moves to, wrapping around, in a left-to-right or right-to-left row; null for
 * other keys.
 */
export function nextTab<Value extends string>(
  values: readonly Value[],
  current: Value,
  key: string,
  isLeftward = false,
): Value | null {
  const at = values.indexOf(current);
  const ahead = isLeftward ? -1 : 1;
  const moves = new Map([
    ['ArrowRight', at + ahead],
    ['ArrowLeft', at - ahead],
    ['Home', 0],
    ['End', values.length - 1],
  ]);
  const to = moves.get(key);
  if (to === undefined) return null;
  return values.at(to % values.length) ?? null;
}
