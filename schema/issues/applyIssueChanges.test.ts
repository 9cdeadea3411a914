import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyIssueChanges } from './applyIssueChanges.ts';

const MAX = 6;
const PAGE_SIZE = 3;

type Listed = { id: string; createdAt: string; title: number };
type Kept = { list: Listed[]; upTo: number };

/** The server's list: issues with change numbers, some of them not shown. */
class ModelSite {
  private issues = new Map<string, Listed & { version: number; isListed: boolean }>();
  private version = 0;

  change({ at, isListed, hour }: { at: number; isListed: boolean; hour: number }): void {
    const id = `issue-${at}`;
    this.version += 1;
    const createdAt = this.issues.get(id)?.createdAt ?? `2026-01-01T0${hour}:00:00.000Z`;
    const { version } = this;
    this.issues.set(id, { id, createdAt, title: version, version, isListed });
  }

  whole(): Kept {
    const shown = [...this.issues.values()].filter(({ isListed }) => isListed);
    const newestFirst = shown.toSorted((a, b) =>
      a.createdAt + a.id < b.createdAt + b.id ? 1 : -1,
    );
    return { list: newestFirst.slice(0, MAX).map(cardOf), upTo: this.version };
  }

  changesAfter(after: number) {
    const all = [...this.issues.values()]
      .filter(({ version }) => version > after)
      .toSorted((a, b) => a.version - b.version);
    const page = all.slice(0, PAGE_SIZE);
    return {
      changed: page.filter(({ isListed }) => isListed).map(cardOf),
      removed: page.flatMap(({ id, isListed }) => (isListed ? [] : [id])),
      upTo: page.length < PAGE_SIZE ? this.version : (page.at(-1)?.version ?? after),
      hasMore: page.length === PAGE_SIZE,
    };
  }
}

const cardOf = ({ id, createdAt, title }: Listed): Listed => ({ id, createdAt, title });

const change = fc.record({
  do: fc.constant('change' as const),
  at: fc.nat(14),
  isListed: fc.boolean(),
  hour: fc.nat(9),
});
const step = fc.oneof(
  { weight: 4, arbitrary: change },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('ask' as const) }) },
);

/** Requests one page of changes, or the whole list if that is not enough. */
function ask(site: ModelSite, kept: Kept): { kept: Kept; hasMore: boolean; isRead: boolean } {
  const { upTo, hasMore, ...changes } = site.changesAfter(kept.upTo);
  const list = applyIssueChanges(kept.list, changes, MAX);
  if (list === null) return { kept: site.whole(), hasMore: false, isRead: true };
  return { kept: { list, upTo }, hasMore, isRead: false };
}

describe('a list that is kept by its changes', () => {
  it('is the list that the server would answer, also when things change between two pages', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), fc.array(step), (before, steps) => {
        const site = new ModelSite();
        for (const one of before) site.change(one);
        let kept = site.whole();
        for (const one of steps) {
          if (one.do === 'change') site.change(one);
          else ({ kept } = ask(site, kept));
        }
        for (let hasMore = true; hasMore;) ({ kept, hasMore } = ask(site, kept));
        expect(kept.list).toEqual(site.whole().list);
      }),
      { numRuns: 2_000 },
    );
  });

  it('needs no whole list while it is shorter than what is kept at most', () => {
    fc.assert(
      fc.property(
        fc.array(change.filter(({ at }) => at < MAX - 1)),
        fc.array(change.filter(({ at }) => at < MAX - 1)),
        (before, after) => {
          const site = new ModelSite();
          for (const one of before) site.change(one);
          let kept = site.whole();
          for (const one of after) site.change(one);
          for (let hasMore = true; hasMore;) {
            const asked = ask(site, kept);
            expect(asked.isRead).toBe(false);
            ({ kept, hasMore } = asked);
          }
        },
      ),
    );
  });

  it('stays as it is when nothing changed', () => {
    const list = [{ id: 'a', createdAt: '2026-01-01T00:00:00.000Z' }];
    expect(applyIssueChanges(list, { changed: [], removed: [] })).toEqual(list);
  });
});
