import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { processImage } from '#api/adapters/files/images.ts';
import type { FileStore } from '#api/ports.ts';
import { memoryFiles } from '#tests/mocks/adapters/memoryFiles.ts';
import { answerMocked, type Layers } from '#tests/mocks/answerMocked.ts';
import { answerOver, type Answerer } from '#tests/mocks/answerOver.ts';
import { cookieCarrier } from '#tests/mocks/cookieCarrier.ts';
import { createMockServices, type MockServices } from '#tests/mocks/createMockServices.ts';

const DATA = path.join(import.meta.dirname, '../../../api/data');

export type OpenMock = MockServices & { pglite: PGlite; answer: Answerer; faults: unknown[] };

/** The simulated server in this process, with the pictures of the real one; `faults` are its 500s. */
export async function openMock({
  files = memoryFiles(),
  ...layers
}: Omit<Layers, 'answer'> & { files?: FileStore } = {}): Promise<OpenMock> {
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const mock = await createMockServices({
    pglite,
    files,
    processImage,
    push: async () => ({ kind: 'sent' }),
    readData: (name) => readFile(path.join(DATA, name)),
    warn: (message) => process.stderr.write(`${message}\n`),
  });
  const faults: unknown[] = [];
  const answer = answerOver(mock.services, cookieCarrier, (error) => {
    faults.push(error);
    process.stderr.write(`${String((error as Error).stack ?? error)}\n`);
  });
  return {
    ...mock,
    pglite,
    faults,
    answer: answerMocked({ ...layers, answer }),
    async stop() {
      await mock.stop();
      await pglite.close();
    },
  };
}
