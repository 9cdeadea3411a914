/** Labels each column by the word under its key; `figures` are end-aligned. */
export const columnsOf = <const Key extends string>(
  words: Readonly<Record<NoInfer<Key>, string>>,
  keys: readonly Key[],
  figures: readonly NoInfer<Key>[] = [],
) => keys.map((key) => ({ key, label: words[key], isNumeric: figures.includes(key) }));
