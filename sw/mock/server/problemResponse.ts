import { MARK, MARK_HEADER } from '#schema/mark.ts';
import type { ErrorCode, FieldError } from '#schema/errors.ts';
import { makeProblem } from '#schema/problem.ts';

export function problemResponse(
  code: ErrorCode,
  errors?: FieldError[],
  extra: Record<string, string> = {},
): Response {
  const problem = makeProblem(code, errors);
  const headers = { 'content-type': 'application/problem+json; charset=utf-8', ...extra };
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...headers, 'cache-control': 'no-store', [MARK_HEADER]: MARK },
  });
}
