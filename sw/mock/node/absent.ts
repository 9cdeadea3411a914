/** Stands for what the server's code names of the package `pg` and a worker never calls. */
export function Client(): never {
  throw new Error('Not in the simulated server');
}
