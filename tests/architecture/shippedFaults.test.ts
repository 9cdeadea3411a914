import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALENDAR_PATH } from '#schema/partners/calendar.ts';
import { projectRoot, readSourceFiles, isTest } from './sourceFiles.ts';

const folder = path.join(projectRoot, 'api/ops');
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const named = (pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));

/** Without what is said about it. */
const withoutRemarks = (text: string) => text.replaceAll(/^\s*#.*$/gmu, '');

/** Paths of which the rest opens something: a link in a mail, or a calendar. */
/** As filters of mail rewrite them, which leads all the same: see `meantAddress`. */
const REWRITTEN = [
  '//reset/k',
  '/reset%2Fk',
  '/RESET//k',
  '/auth%2523reset%253Dk',
  '/auth/%23stop=k',
];
const PRIVATE = ['/reset/', '/confirm/', '/stop/', '/answer/', CALENDAR_PATH];

describe('what is shipped to operators', () => {
  const composed = named(/^compose\..*\.yml$/u);
  const servicesOf = (file: string) => {
    const [, services = ''] = withoutRemarks(textOf(file)).split(/^services:\n/mu);
    const [own = ''] = services.split(/^volumes:\n/mu);
    return own.split(/^ {2}(?=[\w-]+:)/mu).slice(1);
  };

  test.each(composed)('%s lets no proxy live in the network of a process', (file) => {
    expect(withoutRemarks(textOf(file))).not.toMatch(/network_mode:/u);
  });

  test.each(composed)('%s starts again what ended, and knows whom it names', (file) => {
    const text = withoutRemarks(textOf(file));
    const services = servicesOf(file);
    const names = services.map((service) => /^[\w-]+/u.exec(service)?.[0] ?? '');
    const shared = new Map(
      [...text.matchAll(/^x-[\w-]+: &([\w-]+)\n((?: .*\n)+)/gmu)].map(([, name, own]) => [
        name,
        own,
      ]),
    );
    for (const service of services) {
      const [, alias] = /(?:^[\w-]+:|<<:) \*([\w-]+)$/mu.exec(service) ?? [];
      expect(`${service}${shared.get(alias) ?? ''}`).toMatch(
        /restart: (?:unless-stopped|on-failure)/u,
      );
    }
    const addresses = [
      ...text.matchAll(/(?:@|TRYBE_ONE: |TRYBE_TWO: |DATABASE_\w+: )([a-z-]+):\d/gu),
    ];
    const unknown = addresses.map(([, host = '']) => host).filter((host) => !names.includes(host));
    expect([addresses.length > 0, unknown]).toEqual([true, []]);
  });

  test.each(composed)(
    '%s gives the app a role that owns nothing, and a bound of memory',
    (file) => {
      const text = withoutRemarks(textOf(file));
      expect(text).toMatch(/ {2}DATABASE_URL: postgres:\/\/trybe_app:/u);
      expect(text).toMatch(/ {2}DATABASE_DIRECT_URL: postgres:\/\/trybe:/u);
      // Above what fifty uploads at once take, which `uploadBurst` measures.
      expect(Number(/mem_limit: (\d+)m/u.exec(text)?.[1])).toBeGreaterThan(350);
      // Composed by older programs too.
      expect(text).not.toMatch(/^configs:/mu);
    },
  );

  test.each(composed)('%s saves database and photos by the script, when it is asked', (file) => {
    const backup = servicesOf(file).find((service) => service.startsWith('backup:')) ?? '';
    expect(backup).toContain('profiles: [backup]');
    expect(backup).toContain('entrypoint: [/ops/backup.sh, /backups]');
    expect(backup).toContain('files:/var/lib/trybe');
    // The one that owns the tables: the app's own may not read what restores them.
    expect(backup).toMatch(/DATABASE_URL: postgres:\/\/trybe:/u);
  });

  test('has the same bound of heaps in its image as in its unit', () => {
    const heaps = (file: string) => /MALLOC_ARENA_MAX=\d+/u.exec(textOf(file))?.[0];
    expect(heaps('Dockerfile')).toBeDefined();
    expect(heaps('Dockerfile')).toBe(heaps('systemd/trybe@.service'));
  });

  test('has the operator’s commands in its image, and no tools that only build', () => {
    const image = textOf('Dockerfile');
    expect(image).toContain('ln -s /app/api/ops/trybe /usr/local/bin/trybe');
    expect(image).toMatch(/npm run build && npm prune --omit=dev/u);
    expect(image.indexOf('COPY --from=build')).toBeGreaterThan(image.lastIndexOf('FROM '));
  });

  test('keeps up what Debian leaves down after a crash, and shows a renewed certificate', () => {
    expect(withoutRemarks(textOf('systemd/restart.conf'))).toContain('Restart=on-failure');
    const chapter = textOf('install.md');
    expect(chapter).toMatch(
      /for unit in postgresql@ nginx; do\s+install .* api\/ops\/systemd\/restart\.conf/u,
    );
    // Standing alone, certbot could not renew where nginx has the port.
    expect(chapter).toMatch(
      /certbot certonly --webroot .* --deploy-hook 'systemctl reload nginx'/u,
    );
    expect(chapter).not.toContain('--standalone');
  });

  test('makes the folder of a replica private before its database starts', () => {
    const [closed, started] = ['chmod 0700 "$$PGDATA"', 'exec postgres'].map((step) =>
      textOf('compose.replicas.yml').indexOf(step),
    );
    expect(closed).toBeGreaterThan(0);
    expect(started).toBeGreaterThan(closed ?? 0);
  });

  test('gives Patroni the client of the store that its files name', () => {
    expect(textOf('patroni.yml') + textOf('compose.failover.yml')).toMatch(/etcd3?:/u);
    expect(withoutRemarks(textOf('Dockerfile.patroni'))).toContain('python3-etcd');
    expect(textOf('database.md')).toContain('python3-etcd');
  });

  const units = named(/^systemd\/.*\.service$/u);

  test('runs each unit with little that could be misused', () => {
    const isHere = spawnSync('systemd-analyze', ['--version']).status === 0;
    const exposed = units.map((unit) => {
      if (!isHere)
        return [unit, /^(?:CapabilityBoundingSet|NoNewPrivileges)=/mu.test(textOf(unit))];
      const words = ['security', '--offline=yes', '--threshold=30', '--no-pager'];
      const { status } = spawnSync('systemd-analyze', [...words, path.join(folder, unit)]);
      return [unit, status === 0];
    });
    expect(exposed).toEqual(units.map((unit) => [unit, true]));
  });

  test('runs in its units no program that a small Debian lacks', () => {
    const programs = units.flatMap((unit) =>
      [...textOf(unit).matchAll(/^Exec\w+=(\S+)/gmu)].map(([, program]) => program),
    );
    // `kill` would be of procps, which nothing here installs.
    expect(new Set(programs)).toEqual(
      new Set([
        '/bin/sh',
        '/opt/trybe/api/ops/backup.sh',
        '/usr/bin/node',
        '/usr/bin/patroni',
        '/usr/sbin/haproxy',
      ]),
    );
  });

  test('makes folders that nobody else reads, and shows no password in an environment', () => {
    for (const unit of ['systemd/trybe@.service', 'systemd/trybe-backup.service']) {
      const text = withoutRemarks(textOf(unit));
      expect(text).toMatch(/^StateDirectory=/mu);
      expect(text).toMatch(/^StateDirectoryMode=07[05]0$/mu);
      expect(text).toMatch(/^UMask=0077$/mu);
      expect(text).toContain('LoadCredential=trybe.env:/etc/trybe.env');
      expect(text).not.toContain('EnvironmentFile');
    }
    expect(withoutRemarks(textOf('systemd/trybe@.service'))).toContain('HOST=127.0.0.1');
  });

  test('lets HAProxy compile the patterns of its file', () => {
    expect(textOf('haproxy.cfg')).toContain('regsub(');
    expect(textOf('systemd/trybe-balancer@.service')).not.toContain('MemoryDenyWriteExecute');
  });

  test('answers at port 80, and names each request in the log of each proxy', () => {
    expect(textOf('nginx.conf')).toMatch(/listen 80;[^}]*\}[^}]*return 301 https:/u);
    expect(textOf('nginx.conf')).toMatch(/log_format trybe .*\$request_id/u);
    expect(textOf('haproxy.cfg')).toMatch(/log-format "%ID /u);
    expect(textOf('Caddyfile')).toMatch(/header_up X-Request-Id/u);
  });

  test('keeps the keys of private links out of the log of each proxy', () => {
    const made = readSourceFiles()
      .filter((file) => file.path.startsWith('api/') && !isTest(file))
      .flatMap(({ text }) => [
        ...text.matchAll(/\$\{origin\}(\/\w+\/)\$\{[\w.]*token\}|_PATH = '(\/\w+\/)'/giu),
      ])
      .map(([, link, constant]) => link ?? constant ?? '');
    expect([...new Set(made)].filter((found) => !PRIVATE.includes(found))).toEqual([]);
    const nginx = [...textOf('nginx.conf').matchAll(/^ {2}~\*(\S+) \S+;$/gmu)];
    const caddy = /request>uri regexp (\S+) ""/u.exec(textOf('Caddyfile'))?.[1] ?? '';
    const haproxy = [...textOf('haproxy.cfg').matchAll(/regsub\(([^,]+),/gu)];
    const hides = {
      nginx: nginx.map(([, pattern = '']) => pattern),
      caddy: [caddy.replace('(?i)', '')],
      haproxy: haproxy.map(([, pattern = '']) => pattern),
    };
    for (const [proxy, patterns] of Object.entries(hides))
      for (const address of PRIVATE) {
        const isHidden = (link: string) =>
          patterns.some((pattern) => new RegExp(pattern, 'iu').test(link));
        expect([proxy, address, isHidden(`${address}k`)]).toEqual([proxy, address, true]);
        // nginx decodes and joins before.
        const rewritten = proxy === 'nginx' ? [] : REWRITTEN.filter((link) => !isHidden(link));
        expect([proxy, rewritten]).toEqual([proxy, []]);
      }
  });

  test('has scripts that a shell reads', () => {
    const unread = named(/\.sh$/u).filter(
      (script) => spawnSync('bash', ['-n', path.join(folder, script)]).status !== 0,
    );
    expect(unread).toEqual([]);
  });
});
