/** Programs beside PostgreSQL that some tests of this folder need, and whether this machine has them. */
export const PROGRAMS: readonly { name: string; path: string; isInstalled: boolean }[];
