import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import type { TestApi } from '#tests/support/servers/testApi.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

const MEGABYTE = 1024 * 1024;
const MEMORY_MAX_MB = 350;
const PEOPLE = 5;
const UPLOADS = 50;
const EDGE_PX = 1_100;

/** What the unit for production sets for memory. */
const unit = readFileSync(`${projectRoot}/api/ops/systemd/trybe@.service`, 'utf8');
const shipped = Object.fromEntries(
  [...unit.matchAll(/^Environment=(MALLOC_\w+)=(\d+)$/gmu)].map(([, name, value]) => [name, value]),
) as Record<string, string>;

/** Each another one, of some 3.4 MB: noise does not get smaller. */
const photograph = () =>
  sharp(randomBytes(EDGE_PX * EDGE_PX * 3), {
    raw: { width: EDGE_PX, height: EDGE_PX, channels: 3 },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** The most that the process ever had in memory. */
const peakMb = (pid: number) => {
  const [, kilobytes = ''] =
    /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

const PATIENCE = { timeout: 400_000 };

test(
  'fifty pictures that come at once wait unread: all arrive, within 350 MB',
  PATIENCE,
  async () => {
    const server = await startServerOfTest({
      ...shipped,
      DATA_DIR: testFolder(),
      DEMO_DATA: 'off',
    });
    const people: TestPerson[] = [];
    for (let at = 0; at < PEOPLE; at += 1)
      people.push(await personOf({ origin: server.origin } as TestApi));
    const picture = await photograph();
    expect(picture.byteLength).toBeGreaterThan(3 * MEGABYTE);
    /** As devices do: who is told to come back does, after as long as was said. */
    const send = async (person: TestPerson): Promise<number> => {
      const path = `/api/uploads/${randomUUID()}`;
      for (;;) {
        const { status, headers } = await person.fetch(path, { method: 'PUT', body: picture });
        const waitS = Number(headers.get('retry-after'));
        if (status !== 429 || waitS === 0) return status;
        await sleep(waitS * 1_000);
      }
    };
    const all = Array.from({ length: UPLOADS / PEOPLE }, () => people).flat();
    expect(await Promise.all(all.map(send))).toEqual(all.map(() => 201));
    expect(peakMb(server.pid)).toBeLessThan(MEMORY_MAX_MB);
  },
);
