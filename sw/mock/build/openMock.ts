import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { cropAvatar, processImage } from '#api/adapters/files/images.ts';
import { makeLogo } from '#api/adapters/files/logos.ts';
import { memoryFiles } from '#sw/mock/server/adapters/memoryFiles.ts';
import { answerMocked, type Layers } from '#sw/mock/server/answerMocked.ts';
import { answerOver, type Answerer } from '#sw/mock/server/answerOver.ts';
import { cookieCarrier } from '#sw/mock/server/cookieCarrier.ts';
import {
  createMockServices,
  type MockParts,
  type MockServices,
} from '#sw/mock/server/createMockServices.ts';

const DATA = path.join(import.meta.dirname, '../../../api/data');

export type OpenMock = MockServices & { pglite: PGlite; answer: Answerer; faults: unknown[] };

type Options = Omit<Layers, 'answer'> &
  Partial<Pick<MockParts, 'files' | 'push'>> & {
    /** A database from `buildSeeds`; absent: an empty one. */
    seed?: Blob;
  };

/**
 * The simulated server in this process, with the real server's image processing; `faults`: its
 * 500s.
 */
export async function openMock({
  files = memoryFiles(),
  push = async () => ({ kind: 'sent' }),
  seed,
  ...layers
}: Options = {}): Promise<OpenMock> {
  const pglite = await PGlite.create({
    extensions: { pg_trgm },
    ...(seed && { loadDataDir: seed }),
  });
  const mock = await createMockServices({
    pglite,
    files,
    processImage,
    cropAvatar,
    makeLogo,
    push,
    readData: (name) => readFile(path.join(DATA, name)),
    failsOnUndeclaredRefusals: true,
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
