import { describe, expect, it } from 'vitest';
import { migrations } from '#api/database/migrations.ts';
import { WEAKNESSES, type SiteHealth } from '#schema/console/health.ts';
import { migrationText, listWarnings } from './healthText.ts';

const AT = '2026-05-01T10:00:00.000Z';
const EARLIER = '2026-04-29T10:00:00.000Z';

const FINE: SiteHealth = {
  at: AT,
  database: { bytes: 1, version: '18.0', migration: 'Accounts' },
  photos: { count: 0, bytes: 0 },
  videos: { count: 0, bytes: 0 },
  disk: { freeBytes: 20_000_000_000, sizeBytes: 50_000_000_000 },
  backupAt: AT,
  replicas: [{ isUsed: true, lagBytes: 0 }],
  deliveries: [{ kind: 'email', count: 3, failing: 0, since: AT }],
  payoutsOverdue: 0,
  differences: 0,
  openReports: 0,
  frozenIssues: 2,
  books: { problem: null, checkedAt: AT },
  signIns: 1,
  streams: 1,
  mail: 'smtp',
};

describe('the warnings of an installation', () => {
  it('are none where all is well, or where nothing was to check yet', () => {
    expect(listWarnings(FINE)).toEqual([]);
    expect(listWarnings({ ...FINE, books: null, disk: null, backupAt: null })).toEqual([]);
  });

  it('tell each weakness that the server found at its start, with what to do', () => {
    const told = listWarnings({ ...FINE, weaknesses: [...WEAKNESSES] });
    expect(told).toHaveLength(WEAKNESSES.length);
    expect(told[0]).toContain('HOST=127.0.0.1');
    expect(told[1]).toContain('api/ops/database.md');
  });

  it('begin with books that do not hold, or that nobody checks any more', () => {
    const broken = { ...FINE, mail: 'none', books: { problem: 'row 7', checkedAt: AT } } as const;
    expect(listWarnings(broken)).toHaveLength(2);
    expect(listWarnings(broken)[0]).toContain('row 7');
    const old = { ...FINE, books: { problem: null, checkedAt: EARLIER } };
    expect(listWarnings(old)[0]).toContain('daily check is not running');
  });

  it('tell of a disk that gets full and of backups that nobody makes any more', () => {
    const disk = { freeBytes: 4_000_000_000, sizeBytes: 50_000_000_000 };
    const found = listWarnings({ ...FINE, disk, backupAt: EARLIER });
    expect(found).toHaveLength(2);
    expect(found[0]).toContain('The last backup was finished');
    expect(found[1]).toContain('4.0 GB of 50 GB');
  });

  it('name what fails or stands still, and copies that are left out', () => {
    const failing = { kind: 'push', count: 9, failing: 4, since: EARLIER } as const;
    const late = { kind: 'email', count: 9, failing: 0, since: EARLIER } as const;
    const replicas = [{ isUsed: false, lagBytes: null }];
    const found = listWarnings({
      ...FINE,
      deliveries: [failing, late],
      replicas,
      payoutsOverdue: 1,
    });
    expect(found).toHaveLength(4);
    expect(found[0]).toMatch(/^1 payout is overdue/u);
    expect(found[1]).toContain('4 of “Push”');
    expect(found[2]).toContain('“Email with news” has waited');
    expect(found[3]).toContain('Replica 1');
  });
});

it('a migration is named by its number and in words', () => {
  expect(migrationText('ProviderPayments1763000000008')).toBe('No. 8: provider payments');
  expect(migrationText('SoundRows1763000000064')).toBe('No. 64: sound rows');
});

it('a name of another form stays as it is', () => {
  expect(migrationText('Accounts')).toBe('Accounts');
});

it('every migration is named that way', () => {
  for (const Migration of migrations)
    expect(migrationText(new Migration().name)).toMatch(/^No\. \d+: [a-z ]+$/u);
});
