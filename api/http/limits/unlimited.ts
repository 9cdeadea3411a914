/** Every method throws RateLimited once its budget is used up. */
export type RateLimits = {
  request(address: string): Promise<void>;
  write(person: string): Promise<void>;
  upload(userId: string): Promise<void>;
  geocode(address: string): Promise<void>;
  registration(address: string): Promise<void>;
  /** Before the password is looked at: refuses without counting. */
  mayTrySignIn(account: string, address: string): Promise<void>;
  failedSignIn(account: string, address: string): Promise<void>;
};

const NO_LIMIT = async () => undefined;

/** For installations that count nothing. */
export const UNLIMITED: RateLimits = {
  request: NO_LIMIT,
  write: NO_LIMIT,
  upload: NO_LIMIT,
  geocode: NO_LIMIT,
  registration: NO_LIMIT,
  mayTrySignIn: NO_LIMIT,
  failedSignIn: NO_LIMIT,
};
