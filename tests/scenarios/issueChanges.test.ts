import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { applyIssueChanges } from '#schema/issues/applyIssueChanges.ts';
import { deleteIssue, editIssue, listIssues, type Issue } from '#schema/issues/issue.ts';
import { listIssueChanges, type IssueChanges } from '#schema/issues/issueChanges.ts';
import { ISSUE_CHANGES_PAGE_SIZE } from '#schema/limits.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import type { Client } from './client.ts';
import { fileReport } from './fixtures.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

/** A list as a device keeps it, with the change number that goes with it. */
type Kept = { list: Issue[]; upTo: number };

async function wholeList(visitor: Client): Promise<Kept> {
  const { body, headers } = await visitor.call(listIssues);
  return { list: body as Issue[], upTo: Number(headers.get('x-change-number')) };
}

const changesAfter = (visitor: Client, after: number): Promise<IssueChanges> =>
  visitor.expectCall(listIssueChanges, { query: { after } });

/** One page of changes laid over the list; whole again where only the server can tell. */
async function ask(visitor: Client, { list, upTo }: Kept): Promise<Kept & { hasMore: boolean }> {
  const changes = await changesAfter(visitor, upTo);
  const next = applyIssueChanges(list, changes);
  if (next === null) return { ...(await wholeList(visitor)), hasMore: false };
  return { list: next, upTo: changes.upTo, hasMore: changes.hasMore };
}

/** All pages that there are. */
async function catchUp(visitor: Client, from: Kept): Promise<Kept> {
  let kept = { ...from, hasMore: true };
  while (kept.hasMore) kept = await ask(visitor, kept);
  return kept;
}

/** Asks until the list is the server's: a change of a job may still be on its way. */
async function expectCurrent(visitor: Client, from: Kept): Promise<void> {
  let kept = from;
  const current = async () => {
    kept = await catchUp(visitor, kept);
    return kept.list;
  };
  await expect.poll(current).toEqual((await wholeList(visitor)).list);
}

const STEPS = ['report', 'edit', 'pledge', 'hide', 'show', 'delete', 'ask'] as const;
const step = fc.record({ do: fc.constantFrom(...STEPS), at: fc.nat(5) });

scenarios('the changes of the list', () => {
  let reporter: Person;
  let operator: Person;
  let visitor: Client;
  beforeAll(async () => {
    [reporter, operator] = [await newPerson(), await newPersonAs('operator')];
    visitor = await newVisitor();
  });

  const hide = (id: string, isHidden: boolean) => {
    const body = { isHidden, reason: 'It names a person who did not agree.' };
    return operator.call(hideIssue, { params: { id }, body });
  };

  test('are nothing for a list that is current', async () => {
    const { upTo } = await wholeList(visitor);
    expect(upTo).toBeGreaterThan(0);
    const none = await changesAfter(visitor, upTo);
    expect(none).toMatchObject({ changed: [], removed: [], hasMore: false });
    expect(none.upTo).toBeGreaterThanOrEqual(upTo);
    const { headers } = await visitor.call(listIssues);
    expect(none.history).toMatch(/^[0-9a-f]{8}$/u);
    expect(headers.get('x-change-history')).toBe(none.history);
  });

  test('show what is new, changed, hidden, shown again and deleted', async () => {
    const start = await wholeList(visitor);
    const { id, title } = await fileReport(reporter);
    const reported = await changesAfter(visitor, start.upTo);
    expect(reported.changed).toMatchObject([{ id, title }]);
    const cardOf = async () =>
      ((await visitor.expectCall(listIssues)) as Issue[]).find((card) => card.id === id);
    expect(reported.changed).toEqual([await cardOf()]);

    await reporter.expectCall(editIssue, { params: { id }, body: { title: 'Another title' } });
    await reporter.expectCall(createPledge, { body: { issueId: id, amount: '12.50' } });
    const edited = await changesAfter(visitor, reported.upTo);
    expect(edited.changed).toMatchObject([{ title: 'Another title', currentFunding: '12.50' }]);

    await hide(id, true);
    const hidden = await changesAfter(visitor, edited.upTo);
    expect(hidden).toMatchObject({ changed: [], removed: [id] });
    await hide(id, false);
    const shown = await changesAfter(visitor, hidden.upTo);
    expect(shown).toMatchObject({ changed: [{ id }], removed: [] });

    await reporter.expectCall(deleteIssue, { params: { id } });
    const gone = { changed: [], removed: [id] };
    expect(await changesAfter(visitor, shown.upTo)).toMatchObject(gone);
    // Whoever was away all the time hears of each issue once, as it is now.
    expect(await changesAfter(visitor, start.upTo)).toMatchObject(gone);
  });

  test('make of an old list exactly the list, whatever happens in between', async () => {
    const own: string[] = [];
    const of = (at: number) => own[at % Math.max(own.length, 1)] ?? '';
    const carryOut = async (what: (typeof STEPS)[number], at: number): Promise<void> => {
      const params = { id: of(at) };
      if (what === 'report' || own.length < 3) own.push((await fileReport(reporter)).id);
      // Refused where the issue is hidden or gone; then nothing changes.
      else if (what === 'edit')
        await reporter.call(editIssue, { params, body: { title: `Title number ${at}` } });
      else if (what === 'pledge')
        await reporter.call(createPledge, { body: { issueId: params.id, amount: '5' } });
      else if (what === 'delete') await reporter.call(deleteIssue, { params });
      else await hide(params.id, what === 'hide');
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        let kept = await wholeList(visitor);
        for (const { do: what, at } of steps) {
          if (what === 'ask') kept = await ask(visitor, kept);
          else await carryOut(what, at);
        }
        await expectCurrent(visitor, kept);
      }),
      { numRuns: 15 },
    );
  });

  test('come in pages that lose nothing when more changes between them', async () => {
    const start = await wholeList(visitor);
    const ids: string[] = [];
    for (let count = 0; count <= ISSUE_CHANGES_PAGE_SIZE; count += 1)
      ids.push((await fileReport(reporter)).id);
    const first = await ask(visitor, start);
    expect(first.hasMore).toBe(true);
    expect(first.list).toHaveLength(start.list.length + ISSUE_CHANGES_PAGE_SIZE);
    const [early = '', next = ''] = ids;
    await hide(early, true);
    const body = { title: 'Changed between two pages' };
    await reporter.expectCall(editIssue, { params: { id: next }, body });
    await reporter.expectCall(deleteIssue, { params: { id: ids.at(-1) ?? '' } });
    await expectCurrent(visitor, first);
  });

  test('begin anew when the number is none that this server gave', async () => {
    const after = 999_999_999_999;
    const answer = await changesAfter(visitor, after);
    expect(answer).toMatchObject({ changed: [], removed: [], hasMore: false });
    expect(answer.upTo).toBeLessThan(after);
  });

  test.each(['', 'after=', 'after=-1', 'after=1.5', 'after=x', `after=${'9'.repeat(16)}`])(
    'are refused for ?%s',
    async (search) => {
      const response = await visitor.fetch(`${listIssueChanges.path}?${search}`);
      expect(response.status).toBe(400);
    },
  );

  test('are revalidated by their tag like the list itself', async () => {
    const { upTo } = await wholeList(visitor);
    const path = `${listIssueChanges.path}?after=${upTo}`;
    const first = await visitor.fetch(path);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await visitor.fetch(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    await fileReport(reporter);
    const later = await visitor.fetch(path, { headers: { 'if-none-match': etag } });
    expect(later.status).toBe(200);
  });
});
