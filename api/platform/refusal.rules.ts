import { ERRORS, type ErrorCode, type FieldError } from '#schema/errors.ts';

/** A rule's refusal, with a code that `schema/errors.ts` maps to a status and a sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;

  constructor(code: ErrorCode, errors?: FieldError[]) {
    super(ERRORS[code][1]);
    this.code = code;
    this.errors = errors;
  }
}

/** Throws the reason, if any, as a Refusal. */
export function permit(denial: ErrorCode | null): void {
  if (denial !== null) throw new Refusal(denial);
}

/** `retryAfterS` becomes the `Retry-After` header. */
export class RateLimited extends Refusal {
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super('rate_limited');
    this.retryAfterS = retryAfterS;
  }
}
