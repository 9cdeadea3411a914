import type { RegistrationTask } from '#schema/people/registrationWork.ts';
import { workText } from '#schema/people/workText.ts';
import { sha256Start } from './sha256Block.ts';

const WORD_BITS = 32;

function solvePart({ challenge, bits }: RegistrationTask, part: number): number {
  for (let answer = 0; ; answer += 1)
    if (sha256Start(workText(challenge, part, answer)) >>> (WORD_BITS - bits) === 0) return answer;
}

/** The first answer to each part of a task. */
export const solveTask = (task: RegistrationTask): number[] =>
  Array.from({ length: task.parts }, (_, part) => solvePart(task, part));
