/** The real clock, whatever clock a test simulates. */
const now = performance.now.bind(performance);

/**
 * The body of a property whose runs begin only within so many ms of the first. fast-check's own
 * `interruptAfterTimeLimit` leaves the run at hand going on behind the tests that follow.
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
