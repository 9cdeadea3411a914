import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import { OutboxDevice } from '#tests/support/device/outboxDevice.ts';
import { discard, resendOnCurrent, retryNow } from './changeQueued.ts';
import { conflictOf, parentHolding } from './conflictOf.ts';
import type { OutboxRow } from './outboxRow.ts';

let server: ModelServer;
let device: OutboxDevice;

beforeEach(() => {
  server = new ModelServer('ana');
  device = new OutboxDevice(server);
});

const THEIRS = { id: 'issue-x', version: 7, title: 'Somebody else’s title', priority: 'low' };
const later = (version: number, title: string) =>
  server.issues.set('issue-x', { ...THEIRS, version, title });

async function refusedEdit(): Promise<OutboxRow> {
  later(7, THEIRS.title);
  const { id } = await device.edit('ana', 'issue-x', { title: 'My title', version: 3 });
  await device.drain();
  return (await device.row(id)) as OutboxRow;
}

describe('an edit that lost against another one', () => {
  it('needs attention with both sides, field by field', async () => {
    const row = await refusedEdit();
    expect(row).toMatchObject({
      status: 'attention',
      body: { title: 'My title' },
      problem: { code: 'version_conflict', current: THEIRS },
    });
    expect(conflictOf(row)).toEqual([{ field: 'title', mine: 'My title', theirs: THEIRS.title }]);
  });

  it('goes out again on what the issue says now when the person wants so', async () => {
    const row = await refusedEdit();
    await resendOnCurrent(device.database, row.id);
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 1 });
    expect(server.entities).toMatchObject([{ body: { title: 'My title', version: 7 } }]);
  });

  it('is compared anew when it loses again', async () => {
    const row = await refusedEdit();
    later(9, 'A third title');
    await resendOnCurrent(device.database, row.id);
    await device.drain();
    expect((await device.row(row.id))?.problem?.current?.version).toBe(9);
    expect(server.entities).toEqual([]);
  });

  it('keeps the text when the server cannot say how the issue stands', async () => {
    later(7, THEIRS.title);
    const { id } = await device.edit('ana', 'issue-x', { title: 'My title', version: 3 });
    server.faults = ['none', 'none', 'lost_before'];
    await device.drain();
    const row = (await device.row(id)) as OutboxRow;
    expect(row).toMatchObject({ status: 'attention', body: { title: 'My title' } });
    expect(conflictOf(row)).toBeNull();
    const resend = resendOnCurrent(device.database, id);
    await expect(resend).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('what belongs to a report that was refused', () => {
  it('waits, says for what, and follows once the report has arrived', async () => {
    const report = await device.report('ana', 'refuse me, please');
    const follower = await device.message('ana', report.entityId);
    await device.drain();
    const held = async () => {
      const rows = await device.rows();
      const row = rows.find(({ id }) => id === follower.id);
      return row ? parentHolding(row, rows)?.id : undefined;
    };
    expect(await held()).toBe(report.id);
    await retryNow(device.database, 'ana', report.id);
    expect(await held()).toBe(report.id);
    await discard(device.database, report.id);
    expect(await device.row(follower.id)).toMatchObject({
      status: 'attention',
      problem: { code: 'parent_discarded' },
    });
  });

  it('says why when a message is for an issue that is gone', async () => {
    const row = await device.message('ana', 'deleted-issue');
    await device.drain();
    expect(await device.row(row.id)).toMatchObject({
      status: 'attention',
      problem: { code: 'issue_not_found', status: 404 },
      body: { message: 'Hello' },
    });
  });
});
