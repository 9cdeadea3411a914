import type { Position } from '#schema/places/geo.ts';

/** What lists and maps filter by and no narrow act changes. */
export type Listed = Position & { category: string };

/** `listed` null: unknown, so any list or map may show the issue. */
export type TouchedIssue = { issueId: string; listed: Listed | null };

/**
 * What a committed change may have made stale: everything cached, or only what shows these issues and what
 * counts across the whole site.
 */
export type Touched = 'everything' | readonly TouchedIssue[];

/** A change of more issues counts as touching everything: imports and moderation are rare. */
const ISSUES_MAX = 20;

export type TouchedSoFar = {
  everything(): void;
  /** A place, once known, is kept: moving an issue touches everything anyway. */
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

/** Whether a cached value may be stale after one issue changed. */
export type IsTouched = (change: TouchedIssue) => boolean;

/**
 * For what shows one issue, given by its id in any letter case, and nothing else that a narrow act changes.
 */
export function ofIssue(given: string): IsTouched {
  const id = given.toLowerCase();
  return ({ issueId }) => issueId === id;
}

export type Refreshed<Value> = {
  read: () => Promise<Value>;
  /** Updates the known value after these issues changed. */
  refresh: (known: Value, changed: readonly string[]) => Promise<Value>;
  /** Reads further until the value suffices for the caller. */
  complete?: (known: Value) => Promise<Value>;
  /** Whether the value is served unchanged for some minutes, whatever changes. */
  isLasting?: (value: Value) => boolean;
};

/** Shared by all callers. After a change only what changed is read again. */
export type KeepRefreshed = <Value>(
  key: string,
  ways: Refreshed<Value>,
  isTouched: IsTouched,
) => Promise<Value>;
