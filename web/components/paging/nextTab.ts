/** The tab that a key leads to, round and round; null for a key that moves nothing. */
export function nextTab<Value extends string>(
  values: readonly Value[],
  current: Value,
  key: string,
): Value | null {
  const at = values.indexOf(current);
  const moves = new Map([
    ['ArrowRight', at + 1],
    ['ArrowLeft', at - 1],
    ['Home', 0],
    ['End', values.length - 1],
  ]);
  const to = moves.get(key);
  if (to === undefined) return null;
  return values.at(to % values.length) ?? null;
}
