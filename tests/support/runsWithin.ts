/** The real clock, whatever clock a test simulates. */
const now = performance.now.bind(performance);

/**
 * The body of a property whose runs start only within `ms` of the first. fast-check's own
 * `interruptAfterTimeLimit` would leave the current run going behind the tests that follow.
 */
export function runsWithin<Arguments extends unknown[]>(
  ms: number,
  body: (...values: Arguments) => Promise<void>,
): (...values: Arguments) => Promise<void> {
  let end: number | undefined;
  return async (...values) => {
    end ??= now() + ms;
    if (now() < end) await body(...values);
  };
}
