export const SESSION_COOKIE = 'trybe.sid';
export const DEVICE_COOKIE = 'trybe.device';
export const POSITION_COOKIE = 'trybe.position';

/**
 * Over HTTPS the name gets the `__Host-` prefix: otherwise a neighbour under the same domain could
 * sign people in to an account of its own.
 */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
