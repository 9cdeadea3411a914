export type SignInAttempt = {
  /** The id of the account, whether its name or its address was typed; of nobody's: what was typed. */
  account: string;
  address: string;
  /** What the browser was given when it signed in here before; null for none. */
  device: string | null;
};

/** Takes the count back; answers what the browser shows at its next sign-in, null for nothing. */
export type SignedIn = () => Promise<string | null>;

/** Every method throws RateLimited once its budget is used up. */
export type RateLimits = {
  request(address: string): Promise<void>;
  write(person: string): Promise<void>;
  upload(userId: string): Promise<void>;
  geocode(address: string): Promise<void>;
  registration(address: string): Promise<void>;
  /** A mail that somebody at an address asks for to a receiver, known or not. */
  mail(address: string, receiver: string): Promise<void>;
  /** A link of a mail that is tried. */
  link(address: string): Promise<void>;
  /**
   * Counts a try before the password is looked at, so that tries at the same time cannot all be the
   * first. Resolves with what to do when the password was right.
   */
  trySignIn(attempt: SignInAttempt): Promise<SignedIn>;
  /** What a browser shows at the next sign-in to an account that it has just signed in to; null for nothing. */
  knowDevice(account: string, device: string | null): Promise<string | null>;
};

const NO_LIMIT = async () => undefined;

/** For installations that count nothing. */
export const UNLIMITED: RateLimits = {
  request: NO_LIMIT,
  write: NO_LIMIT,
  upload: NO_LIMIT,
  geocode: NO_LIMIT,
  registration: NO_LIMIT,
  mail: NO_LIMIT,
  link: NO_LIMIT,
  trySignIn: async () => async () => null,
  knowDevice: async () => null,
};
