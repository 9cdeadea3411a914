import { requestDataExport } from './dataExports.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import { openParts } from '#api/http/media/fileParts.ts';
import { zipLength, zipParts, type ZipEntry } from '#api/http/media/zipParts.ts';
import type { Services } from '#api/http/services.ts';
import { getDataExport } from './dataExports.sql.ts';
import { checkOwnPassword } from './passwords.routes.ts';

type Made = NonNullable<Awaited<ReturnType<typeof getDataExport>>>;

const DATA_NAME = 'data.json';

const entryLengths = ({ data, files }: Made) => [
  { name: DATA_NAME, length: Buffer.byteLength(data ?? '') },
  ...files.map(({ name, bytes }) => ({ name, length: bytes })),
];

/** Files missing from the store are skipped, so that the rest can be downloaded. */
async function makeEntries({ data, files }: Made, store: Services['files']): Promise<ZipEntry[]> {
  const text = Buffer.from(data ?? '');
  const entries: ZipEntry[] = [
    {
      name: DATA_NAME,
      length: text.byteLength,
      async *parts() {
        yield text;
      },
    },
  ];
  for (const { name, key, bytes } of files) {
    const isThere = (await store.getRange(key, 0, 1)) !== null;
    if (!isThere) continue;
    entries.push({
      name,
      length: bytes,
      async *parts() {
        const opened = await openParts(store, key, { start: 0, end: bytes });
        if (opened) yield* opened.parts();
      },
    });
  }
  return entries;
}

export const dataExportRoutes = {
  async getDataExport({ actor, services }) {
    const { clock, database } = services;
    const found = await getDataExport(database, { userId: actor.id, now: clock.now() });
    if (found === null) return { body: null };
    const { id, askedAt, expiresAt, files } = found;
    const ready = expiresAt && {
      url: `/api/user/data-exports/${id}`,
      bytes: zipLength(entryLengths(found)),
      fileCount: files.length,
      endsAt: expiresAt.toISOString(),
    };
    return { body: { id, askedAt: askedAt.toISOString(), ready } };
  },

  async requestDataExport(request) {
    await checkOwnPassword(request, 'password', request.body.password);
    return runCommand(request, requestDataExport);
  },

  async downloadDataExport({ actor, params, services }) {
    const { clock, database, files } = services;
    const found = await getDataExport(database, { userId: actor.id, now: clock.now() });
    if (found?.id !== params.id || found.data === null) throw new Refusal('not_found');
    const day = found.askedAt.toISOString().slice(0, 10);
    return {
      bytes: zipParts(await makeEntries(found, files)),
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="trybe-${day}.zip"`,
        'Cache-Control': 'private, no-store',
      },
    };
  },
} satisfies Partial<Handlers>;
