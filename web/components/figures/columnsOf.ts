/** The columns of a table, each labelled by the word under its key; `figures` are aligned at their end. */
export const columnsOf = <const Key extends string>(
  words: Readonly<Record<NoInfer<Key>, string>>,
  keys: readonly Key[],
  figures: readonly NoInfer<Key>[] = [],
) => keys.map((key) => ({ key, label: words[key], isNumeric: figures.includes(key) }));
