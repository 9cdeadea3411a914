import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  openTemplateServer,
  TEMPLATE_ORIGIN,
  type OpenTemplateServer,
} from '#tests/support/database/copiedDatabase.ts';

/**
 * Gives the files of a project one PostgreSQL with a migrated template for the time of the run. It
 * starts when the first of them asks, so that tests without a database do not wait for it.
 */
export async function setup(): Promise<() => Promise<void>> {
  let opened: Promise<OpenTemplateServer> | undefined;
  const office = createServer((_, response) => {
    opened ??= openTemplateServer(process.env.TEST_DATABASE_URL ?? '');
    opened.then(
      ({ url, template }) => response.end(JSON.stringify({ url, template })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  const { port } = office.address() as AddressInfo;
  process.env[TEMPLATE_ORIGIN] = `http://127.0.0.1:${port}`;
  return async () => {
    office.closeAllConnections();
    office.close();
    await (await opened)?.close();
  };
}
