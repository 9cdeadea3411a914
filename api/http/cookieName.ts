export const SESSION_COOKIE = 'trybe.sid';
export const DEVICE_COOKIE = 'trybe.device';
export const POSITION_COOKIE = 'trybe.position';

/**
 * The name that a cookie goes by. Over HTTPS with the prefix by which browsers take it from this very
 * host alone: a neighbour under the same domain could else sign people in to an account of its own.
 */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
