/** Something promised that did not hold. */
export class BrokenPromise extends Error {}
