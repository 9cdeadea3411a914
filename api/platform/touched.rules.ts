import type { Position } from '#schema/places/geo.ts';

/** By what lists and maps are narrowed that no narrow act changes. */
export type Listed = Position & { category: string };

/** `listed` null: not known, so that any list or map may show it. */
export type TouchedIssue = { issueId: string; listed: Listed | null };

/**
 * What a committed change may have made stale: all that is kept, or what shows these issues and what
 * counts the whole site.
 */
export type Touched = 'everything' | readonly TouchedIssue[];

/** A change of more issues touches everything: imports and moderation are rare. */
const ISSUES_MAX = 20;

export type TouchedSoFar = {
  everything(): void;
  /** The place is kept once it is known: who moves an issue touches everything. */
  issue(issueId: string, listed: Listed | null): void;
  all(): Touched;
};

/** Collects what one transaction touches. */
export function collectTouched(): TouchedSoFar {
  const issues = new Map<string, Listed | null>();
  let isEverything = false;
  return {
    everything() {
      isEverything = true;
    },
    issue(given, listed) {
      const issueId = given.toLowerCase();
      issues.set(issueId, listed ?? issues.get(issueId) ?? null);
    },
    all() {
      if (isEverything || issues.size > ISSUES_MAX) return 'everything';
      return [...issues].map(([issueId, listed]) => ({ issueId, listed }));
    },
  };
}

/** Whether something kept may be stale after one issue changed. */
export type IsTouched = (change: TouchedIssue) => boolean;

/** For what shows one issue, by its id in any case, and nothing else that a narrow act changes. */
export function ofIssue(given: string): IsTouched {
  const id = given.toLowerCase();
  return ({ issueId }) => issueId === id;
}

export type Refreshed<Value> = {
  read: () => Promise<Value>;
  /** After these issues have changed. */
  refresh: (known: Value, changed: readonly string[]) => Promise<Value>;
  /** Reads on until it is enough for who asks. */
  complete?: (known: Value) => Promise<Value>;
  /** Whether it is taken as it is for some minutes, whatever changes. */
  isLasting?: (value: Value) => boolean;
};

/** Shared by all who ask for it. After a change only what changed is read again. */
export type KeepRefreshed = <Value>(
  key: string,
  ways: Refreshed<Value>,
  isTouched: IsTouched,
) => Promise<Value>;
