import { callContent } from './callContent.ts';
import { isMarked } from '#schema/mark.ts';
import type { ErrorCode, FieldError, Problem } from '#schema/errors.ts';

/** A refusal by the server. `message` is `{status}: {detail}`, or the body's text, or the status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(status: number, text: string, problem?: Problem) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problem;
  }

  /** Undefined when the response is not from our API. */
  get code(): ErrorCode | undefined {
    return this.problem?.code;
  }

  get fieldErrors(): FieldError[] {
    return this.problem?.errors ?? [];
  }

  /** Reads the error of a failed response; never throws itself. */
  static async from(response: Response): Promise<ApiError> {
    const text = await response.text().catch(() => '');
    const problem = isMarked(response.headers) ? parseProblem(text) : undefined;
    if (problem) return new ApiError(response.status, problem.detail, problem);
    return new ApiError(response.status, text.trim() || response.statusText);
  }
}

/** No answer: no network, no server, or another site's page instead. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(options?: ErrorOptions) {
    super(callContent.unreachable, options);
  }
}

function parseProblem(text: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isProblem =
      typeof value === 'object' &&
      value !== null &&
      'detail' in value &&
      typeof value.detail === 'string' &&
      'code' in value;
    return isProblem ? (value as Problem) : undefined;
  } catch {
    return undefined;
  }
}

/** The message to show for any thrown value. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.detail ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

/** Only if our API refused: a 401 from a gateway concerns the network. */
export const isMeantOtherwise = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'other_reporter';

export const isNotSignedIn = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 401 &&
  error.code !== undefined &&
  error.code !== 'invalid_credentials';
