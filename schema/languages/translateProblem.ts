import type { Problem } from '#schema/errors.ts';
import { said } from './translate.ts';

/** Translates the texts; codes, which programs read, stay. */
export function translateProblem(language: string, problem: Problem): Problem {
  const errors = problem.errors?.map((error) => ({
    ...error,
    message: said(language, error.message),
  }));
  return { ...problem, detail: said(language, problem.detail), ...(errors && { errors }) };
}
