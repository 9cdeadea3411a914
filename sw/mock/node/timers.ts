/** `setTimeout` of `node:timers/promises`. */
export const setTimeout = (ms: number): Promise<void> =>
  new Promise((resolve) => void globalThis.setTimeout(resolve, ms));
