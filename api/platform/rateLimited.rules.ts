import { Refusal } from './refusal.rules.ts';

/** Too many requests; `retryAfterS` goes out as `Retry-After`. */
export class RateLimited extends Refusal {
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super('rate_limited');
    this.retryAfterS = retryAfterS;
  }
}
