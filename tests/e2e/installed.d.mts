/** What some tests of this folder need beside a browser. */
export const MEANS: readonly { name: string; isInstalled: boolean }[];
