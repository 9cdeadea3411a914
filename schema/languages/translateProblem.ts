import type { Problem } from '#schema/errors.ts';
import { translate } from './translate.ts';

/** Translates the texts; codes, which programs read, stay. */
export function translateProblem(language: string, problem: Problem): Problem {
  const errors = problem.errors?.map((error) => ({
    ...error,
    message: translate(language, error.message),
  }));
  return { ...problem, detail: translate(language, problem.detail), ...(errors && { errors }) };
}
