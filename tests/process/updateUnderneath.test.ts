import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { beginPasskey } from '#schema/people/passkeys.ts';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { createClient } from '#tests/scenarios/client.ts';
import { picture } from '#tests/scenarios/fixtures.ts';
import { eventually } from '#tests/support/eventually.ts';
import { PASSWORD, registerAs } from '#tests/support/registerAs.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

/** The largest of what is loaded after a start, and the last. */
const LAST_LOADED = 'libvips';

/** A checkout of its own, whose packages can be taken away. */
function makeCheckout(): { main: string; packages: string } {
  const folder = testFolder();
  for (const name of ['dist', 'package.json', 'schema/openapi.json', 'api/data'])
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  const packages = path.join(folder, 'node_modules');
  symlinkSync(path.join(projectRoot, 'node_modules'), packages);
  return { main: path.join(folder, 'dist/api/main.js'), packages };
}

test('a production server serves on while an update of its checkout takes its packages away', async () => {
  const { main, packages } = makeCheckout();
  const port = String(await freePort());
  const server = await startServerOfTest(
    {
      NODE_ENV: 'production',
      PASSWORD_COST: 'full',
      DATABASE: 'embedded',
      DATA_DIR: testFolder(),
      PORT: port,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      ALLOW_SANDBOX_PAYMENTS: 'on',
    },
    { command: [process.execPath, main] },
  );
  const isLoaded = () => readFileSync(`/proc/${server.pid}/maps`, 'utf8').includes(LAST_LOADED);
  expect(await eventually(isLoaded, 30_000)).toBe(true);
  unlinkSync(packages);

  const rosa = createClient((address, init) => fetch(server.origin + address, init));
  await registerAs(rosa, 'rosa');
  const sent = { method: 'PUT', body: picture() };
  expect((await rosa.fetch(`/api/uploads/${randomUUID()}`, sent)).status).toBe(201);
  await rosa.expectCall(beginPasskey, { body: { password: PASSWORD } });
});
