/** A hash over the names and contents of sources, folders and single files below `root`. */
export function stampOf(root: string, sources: readonly string[]): string;

/** The folder of the current build; null without one. */
export function currentBuild(root: string): string | null;
