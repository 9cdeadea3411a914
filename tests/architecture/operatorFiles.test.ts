import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingsSchema } from '#api/config/settings.ts';
import { projectRoot } from './sourceFiles.ts';

const folder = path.join(projectRoot, 'api/ops');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(path.join(folder, name)).isFile())
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

/** Settings of programs that stand beside Trybe. */
const OF_OTHERS = /^(?:AF_(?:INET6?|UNIX)$|(?:ETCD|PATRONI|PG|POSTGRES)_)/u;
const OTHERS = new Set([
  // Of the image of PgBouncer, of psql, of systemd, of the C library.
  'AUTH_TYPE',
  'DEFAULT_POOL_SIZE',
  'MAX_PREPARED_STATEMENTS',
  'POOL_MODE',
  'ON_ERROR_STOP',
  'CAP_NET_BIND_SERVICE',
  'CREDENTIALS_DIRECTORY',
  'MALLOC_ARENA_MAX',
  // Of the scripts alone.
  'BASH_REMATCH',
  'BASH_SOURCE',
  'KEEP_DAYS',
  'LC_ALL',
  // Within one file.
  'TRYBE_DOMAIN',
  'TRYBE_PASSWORD',
  'TRYBE_SETTINGS',
]);
/** What HAProxy takes from its environment. */
const ofHaProxy = new Set(
  files
    .filter(({ name }) => name.endsWith('.cfg'))
    .flatMap(({ text }) => [...text.matchAll(/\$\{(\w+)\}/gu)].map(([, name = '']) => name)),
);

const NAME = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/gu;

describe('the files for operators', () => {
  test.each(files)('$name names settings that exist', ({ text }) => {
    const unknown = [...text.matchAll(NAME)]
      .map(([name]) => name)
      .filter((name) => !(name in settingsSchema.entries))
      .filter((name) => !OF_OTHERS.test(name) && !OTHERS.has(name) && !ofHaProxy.has(name));
    expect([...new Set(unknown)]).toEqual([]);
  });

  const composed = files.filter(({ name }) => name.startsWith('compose.'));
  test.each(composed)('$name mounts files that are there', ({ text }) => {
    const sources = [
      ...[...text.matchAll(/^ +- (\.\/[^:\n]+):/gmu)].map(([, source = '']) => source),
      ...[...text.matchAll(/^ +dockerfile: (\S+)$/gmu)].map(([, source = '']) =>
        path.relative('api/ops', source.includes('/') ? source : `api/ops/${source}`),
      ),
    ];
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !existsSync(path.join(folder, source)))).toEqual([]);
  });

  test.each(composed)('$name gives HAProxy all that its file asks for', ({ text }) => {
    const services = text.split(/^ {2}(?=\w)/mu);
    for (const service of services) {
      const [, file] = /- \.\/(haproxy[\w-]*\.cfg):/u.exec(service) ?? [];
      if (file === undefined) continue;
      const config = readFileSync(path.join(folder, file), 'utf8');
      const asked = [...config.matchAll(/\$\{(\w+)\}/gu)].map(([, name = '']) => name);
      expect([...new Set(asked)].filter((name) => !service.includes(`${name}:`))).toEqual([]);
    }
  });

  test('tell of each of them in their README', () => {
    const readme = files.find(({ name }) => name === 'README.md')?.text ?? '';
    const missing = files
      .map(({ name }) => name)
      .filter((name) => name !== 'README.md' && !/^monitoring|dockerignore$/u.test(name))
      .filter((name) => !readme.includes(path.basename(name)));
    expect(missing).toEqual([]);
  });
});
