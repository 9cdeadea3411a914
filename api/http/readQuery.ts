import { Refusal } from '#api/platform/refusal.rules.ts';

/** The parameters of an address; naming one twice is refused, since nobody could know which counts. */
export function readQuery(querystring: string): Record<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(querystring)) {
    if (query.has(name)) {
      const message = 'This parameter may be given once.';
      throw new Refusal('invalid_request', [{ path: name, message }]);
    }
    query.set(name, value);
  }
  return Object.fromEntries(query);
}
