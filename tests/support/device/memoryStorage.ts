/**
 * The part of local storage that the pages use, since Node has none: stored items are its own properties.
 * When full, it takes nothing more.
 */
export function memoryStorage(
  isFull: () => boolean = () => false,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      if (isFull()) throw new DOMException('No room', 'QuotaExceededError');
      kept[key] = text;
    },
    removeItem: (key: string) => void delete kept[key],
  }) as Record<string, string> & Storage;
  return kept;
}
