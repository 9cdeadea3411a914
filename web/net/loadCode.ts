import { NetworkError } from './callErrors.ts';

/**
 * Awaits code that an action needs. Throws `NetworkError` if it cannot be loaded, which every browser
 * reports with a message naming the module; an error inside the code is rethrown as is.
 */
export async function loadCode<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw /module/u.test(String(cause)) ? new NetworkError({ cause }) : cause;
  }
}
