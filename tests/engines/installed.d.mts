import type { EngineName } from './EnginePage.ts';

export const ENGINES: readonly { name: EngineName; isInstalled: boolean }[];
