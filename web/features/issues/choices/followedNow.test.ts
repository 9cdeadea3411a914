import { describe, expect, it } from 'vitest';
import type { AreaChoice, FollowedArea } from '#schema/notices/digest.ts';
import type { OutboxRow, OutboxStatus } from '#sw/outbox/outboxRow.ts';
import { areasNow, followedNow } from './followedNow.ts';

const known = { id: 'i1', isFollowing: false };
const pressed = (isFollowing: boolean, status: OutboxStatus = 'waiting', entityId = 'i1') =>
  ({ operation: 'followIssue', entityId, status, body: { isFollowing } }) as OutboxRow;

describe('whether an issue is followed', () => {
  it('is what the server knows while nothing waits', () => {
    const rows = [
      pressed(true, 'received'),
      pressed(true, 'attention'),
      pressed(true, 'waiting', 'i2'),
    ];
    const asKnown = { isFollowing: false, isWaiting: false };
    expect(followedNow(known, rows)).toEqual(asKnown);
    expect(followedNow(known, undefined)).toEqual(asKnown);
  });

  it('is the last thing that was pressed here and has not arrived', () => {
    const rows = [pressed(false, 'sending'), pressed(true)];
    expect(followedNow(known, rows)).toEqual({ isFollowing: true, isWaiting: true });
    const ended = [pressed(true, 'sending'), pressed(false)];
    expect(followedNow(known, ended)).toEqual({ isFollowing: false, isWaiting: true });
  });
});

const loop: AreaChoice = { name: 'The Loop', latitude: '41.88', longitude: -87.63, radiusKm: 1 };
const area = (id: string): FollowedArea => ({
  ...loop,
  latitude: 41.88,
  longitude: -87.63,
  id,
  followedAt: '2026-06-01T12:00:00.000Z',
});
const told = (entityId: string, choice: AreaChoice | null, status: OutboxStatus = 'waiting') =>
  ({ operation: 'followArea', entityId, status, body: { area: choice } }) as OutboxRow;

describe('the areas that are followed', () => {
  const shown = (rows: OutboxRow[] | undefined) =>
    areasNow([area('a1'), area('a2')], rows).map(({ id, isWaiting }) => [id, isWaiting]);

  it('are those of the server while nothing waits', () => {
    const asKnown = [
      ['a1', false],
      ['a2', false],
    ];
    expect(shown(undefined)).toEqual(asKnown);
    expect(shown([told('a1', null, 'attention'), told('a3', loop, 'received')])).toEqual(asKnown);
  });

  it('begin with what waits here, the last one first, and lack what was ended here', () => {
    const rows = [told('a3', loop), told('a4', loop), told('a2', null)];
    expect(shown(rows)).toEqual([
      ['a4', true],
      ['a3', true],
      ['a1', false],
    ]);
    expect(shown([told('a3', loop, 'sending'), told('a3', null)])).toHaveLength(2);
    expect(areasNow([], [told('a3', loop)])).toMatchObject([{ name: 'The Loop', latitude: 41.88 }]);
  });
});
