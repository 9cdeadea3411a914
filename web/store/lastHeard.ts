let lastHeard: boolean | null = null;

/** A call or the browser says whether the server can be reached. */
export const noteHeard = (isReachable: boolean): void => {
  lastHeard = isReachable;
};

/** What was heard last; before anything was, what the browser thinks of its line. */
export const isServerReachable = (): boolean => lastHeard ?? navigator.onLine;
