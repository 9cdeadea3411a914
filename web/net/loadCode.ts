import { NetworkError } from './callErrors.ts';

/** Code that an act needs. Throws `NetworkError` when it cannot be had. */
export async function loadCode<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new NetworkError({ cause });
  }
}
