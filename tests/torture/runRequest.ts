/** What a run in a process of its own is asked for. */
export type RunRequest = {
  seconds: number;
  seed: number;
  main: string;
  /** File; null: without browsers. */
  script: string | null;
  isDurable: boolean;
  hasFailovers: boolean;
  /** How many times as bad as usual everything is. */
  harshness: number;
};
