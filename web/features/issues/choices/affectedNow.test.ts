import { describe, expect, it } from 'vitest';
import type { OutboxRow, OutboxStatus } from '#sw/outbox/outboxRow.ts';
import { affectedNow } from './affectedNow.ts';

const known = { id: 'i1', isAffected: false, affectedCount: 4 };
const told = (isAffected: boolean, status: OutboxStatus = 'waiting', entityId = 'i1') =>
  ({ operation: 'tellAffected', entityId, status, body: { isAffected } }) as OutboxRow;

describe('whom an issue affects', () => {
  it('is what the server knows while nothing waits', () => {
    const rows = [told(true, 'received'), told(true, 'attention'), told(true, 'waiting', 'i2')];
    expect(affectedNow(known, rows)).toMatchObject({ affectedCount: 4, isWaiting: false });
    expect(affectedNow(known, undefined)).toMatchObject({ isAffected: false });
  });

  it('counts what this device still has to tell, the last word first', () => {
    expect(affectedNow(known, [told(true)])).toMatchObject({
      isAffected: true,
      affectedCount: 5,
      isWaiting: true,
    });
    expect(affectedNow(known, [told(true), told(false)])).toMatchObject({ affectedCount: 4 });
    expect(affectedNow({ ...known, isAffected: true }, [told(false)]).affectedCount).toBe(3);
  });
});
