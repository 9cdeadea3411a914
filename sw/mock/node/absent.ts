/** Stand-in for parts of `pg` that are imported but never called in a worker. */
export function Client(): never {
  throw new Error('Not in the simulated server');
}
