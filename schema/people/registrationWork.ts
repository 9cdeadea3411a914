import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { WORK_PARTS } from './workText.ts';

const CHALLENGE_MAX_LENGTH = 100;

const challenge = v.pipe(v.string(), v.maxLength(CHALLENGE_MAX_LENGTH));

const task = v.object({ challenge, parts: v.number(), bits: v.number() });
export type RegistrationTask = v.InferOutput<typeof task>;

export const solvedWork = v.object({
  challenge,
  answers: v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    v.minLength(WORK_PARTS),
    v.maxLength(WORK_PARTS),
  ),
});
export type SolvedWork = v.InferOutput<typeof solvedWork>;

export const getRegistrationWork = defineEndpoint({
  operation: 'getRegistrationWork',
  method: 'GET',
  path: '/api/registration-work',
  summary:
    'A task for registering where `work_needed` was answered: for each part a number such that the SHA-256 of the last section of the challenge, the part and the number (`seal:0:12345`) begins with so many zero bits. Valid once, for ten minutes.',
  access: 'public',
  status: 200,
  response: task,
});
