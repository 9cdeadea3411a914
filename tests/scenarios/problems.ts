import { expect } from 'vitest';
import { ERRORS, type ErrorCode, type Problem } from '#schema/errors.ts';

type Refused = { status: number; problem: Problem; headers: Headers };

/** Holds an answer to be the refusal `code`: its status, media type and sentence. */
export function expectRefusal(answer: Refused, code: ErrorCode): void {
  expect(answer.problem).toMatchObject({ code, status: ERRORS[code][0] });
  expect(answer.status).toBe(ERRORS[code][0]);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(answer.problem.detail).toBe(ERRORS[code][1]);
  expect(answer.problem.type).not.toBe('');
  expect(answer.problem.title).not.toBe('');
}

/** Holds an answer to refuse the request because of one field, with that field's own sentence. */
export function expectFieldError(answer: Refused, path: string, message: string): void {
  expectRefusal(answer, 'invalid_request');
  expect(answer.problem.errors).toContainEqual({ path, message });
}

/** The refusal in a plain response. */
export async function refusalOf(response: Response): Promise<Refused> {
  const problem = (await response.json()) as Problem;
  return { status: response.status, problem, headers: response.headers };
}
