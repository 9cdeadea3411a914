import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { APP_ROLE } from '#api/database/appRole.ts';
import { toAppUrl } from '#api/database/embedded/embeddedRoles.ts';
import { execute, startEmbedded, urlOf } from '#tests/support/database/copiedDatabase.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { copySite, type SiteKind, type SiteTemplate } from '#tests/support/servers/copiedSite.ts';
import { FILLINGS } from '#tests/support/servers/filledFolder.ts';
import { fillSite } from '#tests/support/servers/fillSite.ts';
import { startServerProcess } from '#tests/support/servers/serverProcess.ts';

/** Makes the sites to copy, all in one PostgreSQL, and the shared demo; each on its first request. */
class SiteOffice {
  readonly #folder = makeTemporaryFolder();
  readonly #templates = new Map<SiteKind, Promise<SiteTemplate>>();
  #postgres: Promise<string> | undefined;
  #demo: Promise<string> | undefined;
  /** What ends with the run, the latest first. */
  readonly #ends: (() => Promise<unknown>)[] = [async () => removeFolder(this.#folder)];

  template(kind: SiteKind): Promise<SiteTemplate> {
    const template = this.#templates.get(kind) ?? this.#makeTemplate(kind);
    this.#templates.set(kind, template);
    return template;
  }

  demoOrigin(): Promise<string> {
    this.#demo ??= this.#startDemo();
    return this.#demo;
  }

  async close(): Promise<void> {
    for (const end of this.#ends) await end();
  }

  async #makeTemplate(kind: SiteKind): Promise<SiteTemplate> {
    this.#postgres ??= this.#startPostgres();
    const url = await this.#postgres;
    const dataDir = path.join(this.#folder, kind);
    // PostgreSQL's own default template.
    if (kind === 'nothing') return { url, database: 'template1', dataDir };
    await execute(url, `create database ${kind}`);
    const ownerUrl = urlOf(url, kind);
    const server = await startServerProcess({
      ...FILLINGS[kind === 'demo' ? 'demo' : 'nothing'],
      DATABASE_URL: toAppUrl(ownerUrl),
      DATABASE_DIRECT_URL: ownerUrl,
      DATA_DIR: dataDir,
    });
    if (kind === 'reports') await fillSite(server.origin);
    await server.stop();
    return { url, database: kind, dataDir };
  }

  async #startPostgres(): Promise<string> {
    const server = await startEmbedded();
    this.#ends.unshift(() => server.close());
    return server.url;
  }

  async #startDemo(): Promise<string> {
    const { settings, query, drop } = await copySite(await this.template('demo'));
    this.#ends.unshift(drop);
    const server = await startServerProcess({ ...FILLINGS.demo, ...settings });
    this.#ends.unshift(server.stop);
    // A test that changes an issue nevertheless fails at once itself, instead of another one later.
    await query(`revoke insert on audit_entry from ${APP_ROLE}`);
    return server.origin;
  }
}

/** Gives the files of a project one PostgreSQL with sites to copy from, for the time of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const office = new SiteOffice();
  const desk = createServer(({ url = '' }, response) => {
    const isDemo = url === '/shared-demo';
    const answer: Promise<unknown> = isDemo
      ? office.demoOrigin()
      : office.template(url.slice(1) as SiteKind);
    answer.then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  project.provide('siteOffice', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.closeAllConnections();
    desk.close();
    await office.close();
  };
}
