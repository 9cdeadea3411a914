import type { SolvedWork } from '#schema/people/registrationWork.ts';
import { ApiError } from '#web/net/callErrors.ts';
import { loadCode } from '#web/net/loadCode.ts';

const ROUNDS = 3;

/**
 * Registers; where many accounts were made from the same network, solves a task first, which takes some
 * seconds. `onWork` is called when that begins. Throws as `call` does.
 */
export async function withWork<T>(
  register: (work?: SolvedWork) => Promise<T>,
  onWork: () => void,
): Promise<T> {
  let work: SolvedWork | undefined;
  for (let round = 1; ; round += 1) {
    try {
      return await register(work);
    } catch (error) {
      const isNeeded = error instanceof ApiError && error.code === 'work_needed';
      if (!isNeeded || round === ROUNDS) throw error;
      onWork();
      const { solveWork } = await loadCode(import('./solveWork.ts'));
      work = await solveWork();
    }
  }
}
