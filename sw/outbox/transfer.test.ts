import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '#tests/support/device/fakeCaches.ts';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import { OutboxDevice } from '#tests/support/device/outboxDevice.ts';
import { countUnsent, showBadge } from './badge.ts';
import { discard } from './changeQueued.ts';
import { listAllDrafts, saveDraft } from './drafts.ts';
import { exportUnsent } from './exportUnsent.ts';
import { importUnsent } from './importUnsent.ts';
import { restoreUnsent } from './restoreUnsent.ts';

const ANA = randomUUID();
const BEN = randomUUID();

class UuidDevice extends OutboxDevice {
  override newId(): string {
    return randomUUID();
  }
}

let server: ModelServer;
let old: OutboxDevice;
let fresh: OutboxDevice;

beforeEach(() => {
  server = new ModelServer();
  server.userId = ANA;
  old = new UuidDevice(server);
  fresh = new UuidDevice(server);
});

afterEach(() => void vi.unstubAllGlobals());

const fileOf = async (device: OutboxDevice, ids?: string[]) =>
  await (await exportUnsent(device.database, ANA, { now: device.now, ids })).text();
const takeIn = (text: string, userId = ANA) => importUnsent(fresh.database, userId, text);

describe('taking unsent items to another device', () => {
  it('brings everything along: texts, photos, order and what depends on what', async () => {
    const report = await old.report(ANA, 'A hole in the road', 2);
    const follower = await old.message(ANA, report.entityId);
    const text = await fileOf(old);
    expect(await takeIn(text)).toEqual({ added: 2, known: 0 });
    expect((await fresh.rows()).map(({ id }) => id)).toEqual([report.id, follower.id]);
    expect(await fresh.row(follower.id)).toMatchObject({ dependsOn: [report.id] });
    expect(await fresh.drain()).toMatchObject({ outcome: 'idle', received: 2 });
    expect(server.entities[0]?.body).toEqual(report.body);
    for (const { id, sha256 } of report.parts) expect(server.uploads.get(id)).toBe(sha256);
  });

  it('brings drafts along with their photos, and overwrites none', async () => {
    const draft = (key: string, value: object, userId: string | null = ANA) =>
      saveDraft(old.database, { key, userId, kind: 'report', value, updatedAt: 5 });
    const bytes = new Uint8Array([0, 1, 254, 255]).buffer;
    const photographed = { values: { title: 'A hole', tags: ['deep'] }, photos: [{ bytes }] };
    await draft('photographed', photographed);
    await draft('rewritten', { values: { title: 'Old words' } });
    await draft("another person's", { values: { title: 'Secret' } }, BEN);
    const here = { key: 'rewritten', userId: ANA, kind: 'report', updatedAt: 6 };
    await saveDraft(fresh.database, { ...here, value: { values: { title: 'New words' } } });
    expect(await takeIn(await fileOf(old))).toEqual({ added: 1, known: 1 });
    const drafts = await listAllDrafts(fresh.database, ANA);
    expect(drafts.map(({ key, value }) => [key, value])).toEqual([
      ['rewritten', { values: { title: 'New words' } }],
      ['photographed', photographed],
    ]);
    expect(await fileOf(old, [])).not.toContain('A hole');
  });

  it('sends nothing twice when both devices send', async () => {
    await old.report(ANA, 'A hole in the road', 1);
    await old.message(ANA, 'old-1');
    const text = await fileOf(old);
    await old.drain();
    await takeIn(text);
    expect(await fresh.drain()).toMatchObject({ outcome: 'idle', received: 2 });
    expect(server.entities).toHaveLength(2);
  });

  it('takes the same file in once', async () => {
    await old.message(ANA, 'old-1');
    const text = await fileOf(old);
    await takeIn(text);
    await fresh.drain();
    expect(await takeIn(text)).toEqual({ added: 0, known: 1 });
    expect((await fresh.rows()).map(({ status }) => status)).toEqual(['received']);
  });

  it('has it twice on the new device too, even if it was discarded there before', async () => {
    vi.stubGlobal('caches', fakeCaches(new Map()));
    const { id } = await old.message(ANA, 'old-1');
    const text = await fileOf(old);
    await takeIn(text);
    await discard(fresh.database, id);
    expect(await takeIn(text)).toEqual({ added: 1, known: 0 });
    await fresh.database.run((connection) => connection.clear('operations'));
    expect(await restoreUnsent(fresh.database)).toBe(1);
  });

  it('puts what comes in after what is there, and may carry single items', async () => {
    const here = await fresh.message(ANA, 'old-1');
    const [first] = [await old.message(ANA, 'old-1'), await old.message(ANA, 'old-1')];
    expect(await takeIn(await fileOf(old, [first.id]))).toEqual({ added: 1, known: 0 });
    expect((await fresh.rows()).map(({ id }) => id)).toEqual([here.id, first.id]);
  });

  it('keeps the reason of what needs attention, and leaves receipts behind', async () => {
    await old.message(ANA, 'old-1');
    const refused = await old.message(ANA, 'old-1', 'refuse me');
    await old.drain();
    await takeIn(await fileOf(old));
    expect(await fresh.rows()).toMatchObject([
      { id: refused.id, status: 'attention', problem: { code: 'invalid_request' } },
    ]);
  });

  it('still names a photo that the first device had lost', async () => {
    const report = await old.report(ANA, 'A hole in the road', 1);
    await old.database.run((connection) => connection.clear('parts'));
    await takeIn(await fileOf(old));
    await fresh.drain();
    expect(await fresh.row(report.id)).toMatchObject({
      status: 'attention',
      problem: { code: 'photo_lost' },
    });
    expect(server.entities).toEqual([]);
  });

  it('exports nothing of anybody else', async () => {
    await old.message(BEN, 'old-1');
    expect(JSON.parse(await fileOf(old))).toMatchObject({ userId: ANA, items: [] });
  });
});

describe('a file that does not fit', () => {
  const damage = async (change: (text: string) => string) => {
    await old.report(ANA, 'A hole in the road', 1);
    await old.message(ANA, 'old-1');
    return change(await fileOf(old));
  };

  it.each<[string, string, (text: string) => string]>([
    ['something else', 'not_an_export', () => '{"format":"other"}'],
    ['no JSON', 'not_an_export', () => 'Dear diary'],
    ['nothing', 'not_an_export', () => 'null'],
    ['cut off', 'damaged', (text) => text.slice(0, -20)],
    ['a newer version', 'newer_version', (text) => text.replace('"version":2', '"version":3')],
    ['no UUID as a key', 'damaged', (text) => text.replace(/"id":"[^"]+"/u, '"id":"1"')],
    ['a changed photo', 'damaged', (text) => text.replace(/"base64":"..../u, '"base64":"AAAA')],
    ['no base64', 'damaged', (text) => text.replace(/"base64":"../u, '"base64":"<>')],
  ])('%s is refused as %s and changes nothing', async (_, code, change) => {
    await expect(takeIn(await damage(change))).rejects.toMatchObject({ code });
    expect(await fresh.rows()).toEqual([]);
    expect(await fresh.database.run((connection) => connection.count('parts'))).toBe(0);
  });

  it('of another person is refused', async () => {
    const text = await damage((same) => same);
    await expect(takeIn(text, BEN)).rejects.toMatchObject({ code: 'other_person' });
    expect(await fresh.rows()).toEqual([]);
  });
});

describe('the badge', () => {
  it('counts what has not arrived of this person', async () => {
    await old.message(ANA, 'old-1');
    await old.message(ANA, 'old-1', 'refuse me');
    await old.drain();
    await old.message(ANA, 'old-1');
    await old.message(BEN, 'old-1');
    expect(await countUnsent(old.database, ANA)).toBe(2);
  });

  it('shows the number, goes at none, and is never a reason to fail', async () => {
    let shown: number | undefined;
    const host = {
      setAppBadge: async (count?: number) => void (shown = count),
      clearAppBadge: async () => void (shown = undefined),
    };
    await showBadge(host, 3);
    expect(shown).toBe(3);
    await showBadge(host, 0);
    expect(shown).toBeUndefined();
    await showBadge({}, 3);
    const refusing = {
      setAppBadge: () => Promise.reject(new DOMException('No', 'NotAllowedError')),
    };
    await expect(showBadge(refusing, 1)).resolves.toBeUndefined();
  });
});
