/** One change of a source file; `find` stands in it exactly once. */
export type PlantedEdit = { file: string; find: string; replace: string };

/** The text of a file with the changes in it. Throws when their place has changed since. */
export function plantIn(text: string, edits: readonly PlantedEdit[]): string {
  let planted = text;
  for (const { file, find, replace } of edits) {
    if (planted.split(find).length !== 2)
      throw new Error(`${file} does not hold exactly once: ${find}`);
    planted = planted.replace(find, () => replace);
  }
  return planted;
}

/** The changes by the file that they are for. */
export function byFile(edits: readonly PlantedEdit[]): Map<string, PlantedEdit[]> {
  const files = new Map<string, PlantedEdit[]>();
  for (const edit of edits) files.set(edit.file, [...(files.get(edit.file) ?? []), edit]);
  return files;
}
