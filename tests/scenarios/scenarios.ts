import { describe } from 'vitest';
import { isTargetPresent } from './target.ts';

/**
 * A group of scenarios against the target of the project. Where the target is absent nothing is
 * run, and nothing is claimed: `target.test.ts` says so.
 */
export function scenarios(name: string, define: () => void): void {
  describe.runIf(isTargetPresent)(name, define);
}
