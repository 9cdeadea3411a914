import { NetworkError } from './callErrors.ts';

/**
 * Code that an act needs. Throws `NetworkError` when it cannot be had, which every browser says by
 * naming the module; a fault inside the code stays what it is.
 */
export async function loadCode<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw /module/u.test(String(cause)) ? new NetworkError({ cause }) : cause;
  }
}
