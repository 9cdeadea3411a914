import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, projectRoot, readSourceFiles } from '#tests/architecture/sourceFiles.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const text = readFileSync(path.join(projectRoot, 'tests/security/INVENTORY.md'), 'utf8');
const [data = '', cryptography = ''] = text.split('\n## Cryptography');
/** In the testers' build it stands in for Node's own module. */
const OF_TESTERS = 'sw/mock/';
const CRYPTOGRAPHY =
  /^(?:node:crypto|@node-rs\/argon2|@simplewebauthn\/.*|openid-client|web-push)$/u;
/** Beside the package's name, the browser's own digests. */
const usesBrowsers = (source: string) => /\bcrypto\.subtle\b/u.test(source);

const named = (part: string, pattern: RegExp): string[] =>
  [...part.matchAll(pattern)].map(([, name = '']) => name).toSorted();

describe('the inventory', async () => {
  const { database } = await databaseOfTests();

  it('says of each table of the database how it is protected, once', async () => {
    const rows: { table: string }[] = await database.query(
      `select relname as table from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const [, classes = ''] = data.split('| Class    | Tables');
    expect(named(classes, /`([a-z_]+)`/gu)).toEqual(rows.map(({ table }) => table).toSorted());
  });

  it('names columns that are there', async () => {
    const columns = named(data, /`([a-z_]+\.[a-z_0-9]+)`/gu);
    expect(columns.length).toBeGreaterThan(3);
    const rows: { column: string }[] = await database.query(
      `select table_name || '.' || column_name as column from information_schema.columns
       where table_name || '.' || column_name = any ($1)`,
      [columns],
    );
    expect(rows.map(({ column }) => column).toSorted()).toEqual(columns);
  });

  it('uses no hash that is weaker than SHA-256', () => {
    const hashes = readSourceFiles().flatMap((file) =>
      named(file.text, /create(?:Hash|Hmac)\('([^']+)'/gu),
    );
    expect(new Set(hashes)).toEqual(new Set(['sha256', 'sha512']));
  });

  it('names every file that uses cryptography, and for what, once', () => {
    const users = readSourceFiles().filter(
      (file) =>
        !isTest(file) &&
        !file.path.startsWith(OF_TESTERS) &&
        (file.imports.some((target) => CRYPTOGRAPHY.test(target)) || usesBrowsers(file.text)),
    );
    expect(named(cryptography, /`([a-z]+\/[^`]+\.tsx?)`/gu)).toEqual(
      users.map((file) => file.path).toSorted(),
    );
  });
});
