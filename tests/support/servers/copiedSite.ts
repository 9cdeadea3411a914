import { randomBytes } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { toAppUrl } from '#api/database/embedded/embeddedRoles.ts';
import { createCopy, dropCopy, execute, urlOf } from '#tests/support/database/copiedDatabase.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

/** What an installation may hold from the start: nothing at all, the reports of `fillSite`, the demo. */
export type SiteKind = 'nothing' | 'reports' | 'demo';

/** A database to copy on the server of `url`, and the data directory that belongs to it. */
export type SiteTemplate = { url: string; database: string; dataDir: string };

/** The data of an installation, on which a server may be started. */
export type CopiedSite = {
  dataDir: string;
  /** For the environment of the server. */
  settings: Record<string, string>;
  /** Asks the database directly, past the server. */
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  drop: () => Promise<void>;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the workers of a run ask for what they share: see `shareSites`. */
    siteOffice: string;
  }
}

/** A copy of a finished site, made in a tenth of the time that a database of its own takes to start. */
export async function copySite({ url, database, dataDir }: SiteTemplate): Promise<CopiedSite> {
  const name = `site_${randomBytes(6).toString('hex')}`;
  await createCopy(url, name, database);
  const ownDataDir = makeTemporaryFolder();
  // Nothing is kept there before the first picture.
  const files = path.join(dataDir, 'files');
  if (existsSync(files)) cpSync(files, path.join(ownDataDir, 'files'), { recursive: true });
  const ownerUrl = urlOf(url, name);
  return {
    dataDir: ownDataDir,
    settings: {
      DATABASE_URL: toAppUrl(ownerUrl),
      DATABASE_DIRECT_URL: ownerUrl,
      DATA_DIR: ownDataDir,
    },
    query: (sql, values) => execute(ownerUrl, sql, values),
    drop: async () => {
      await dropCopy(url, name);
      removeFolder(ownDataDir);
    },
  };
}

async function ask<Answer>(what: string): Promise<Answer> {
  const response = await fetch(`${inject('siteOffice')}/${what}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

/** A site of one's own on the PostgreSQL that the run shares. */
export const siteOfKind = async (kind: SiteKind): Promise<CopiedSite> =>
  copySite(await ask<SiteTemplate>(kind));

/** The address of the demo that the run shares: for looking at, never for changing anything. */
export const sharedDemoOrigin = (): Promise<string> => ask<string>('shared-demo');
