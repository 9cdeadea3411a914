import { ERRORS, type ErrorCode, type FieldError, type Problem } from './errors.ts';

/** `detail` replaces the standard message. */
export function makeProblem(code: ErrorCode, errors?: FieldError[], detail?: string): Problem {
  const [status, standard] = ERRORS[code];
  return {
    type: `/api/docs#error-${code}`,
    title: code.replaceAll('_', ' '),
    status,
    code,
    detail: detail ?? standard,
    ...(errors && errors.length > 0 ? { errors } : {}),
  };
}
