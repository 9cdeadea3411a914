import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';
import { processExists, readPostmaster } from './embeddedPostmaster.ts';

const PATIENCE_MS = 30_000;

const directories: string[] = [];
const children: ChildProcess[] = [];

function freshDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'trybe-test-'));
  // Reachable by the account that the server drops to when the tests run as root.
  chmodSync(directory, 0o755);
  directories.push(directory);
  return directory;
}

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster');

type Report = { wasAdopted: boolean; url: string; error?: string };
type Run = { child: ChildProcess; first: Promise<Report>; kept: () => number[] };

const script = fileURLToPath(new URL('embeddedPostgres.process.mjs', import.meta.url));

function run(dataDir: string, mode: 'hold' | 'write'): Run {
  const child = spawn(process.execPath, [script, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  const first = new Promise<Report>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const line = output.split('\n').find((text) => text.startsWith('{') && text.endsWith('}'));
      if (line !== undefined) resolve(JSON.parse(line) as Report);
    });
    child.once('exit', () => reject(new Error(`ended early: ${output}`)));
  });
  first.catch(() => undefined);
  const kept = () => [...output.matchAll(/^kept (\d+)$/gm)].map((match) => Number(match[1]));
  return { child, first, kept };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
}

async function rowsAt(url: string): Promise<number[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select id from kept order by id');
  await client.end();
  return rows.map((row) => row.id);
}

afterEach(async () => {
  const living = children.splice(0).filter((child) => child.exitCode === null && !child.killed);
  await Promise.all(living.map((child) => kill(child, 'SIGTERM')));
  for (const directory of directories.splice(0)) {
    await eventually(
      async () => !(await readPostmaster(clusterOf(directory)))?.isAlive,
      PATIENCE_MS,
    );
    chmodSync(directory, 0o700);
    rmSync(directory, { recursive: true, force: true });
  }
});

describe('the embedded server', () => {
  it('keeps what was written, and is gone once it has stopped', async () => {
    const dataDir = freshDirectory();
    const first = await startEmbeddedPostgres({ dataDir });
    const client = new Client({ connectionString: first.url });
    await client.connect();
    await client.query('create table kept as select 7 as id');
    await client.end();
    const pid = (await readPostmaster(clusterOf(dataDir)))?.pid ?? 0;
    await first.stop();
    await first.stop();
    expect(processExists(pid)).toBe(false);
    const second = await startEmbeddedPostgres({ dataDir });
    expect(await rowsAt(second.url)).toEqual([7]);
    expect(second.wasAdopted).toBe(false);
    await second.stop();
  });

  it('loses no acknowledged row and leaves no orphan when its process is killed', async () => {
    const dataDir = freshDirectory();
    const acknowledged: number[] = [];
    const orphans: boolean[] = [];
    for (let round = 0; round < 4; round += 1) {
      const writer = run(dataDir, 'write');
      await writer.first;
      await eventually(() => writer.kept().length > 50, PATIENCE_MS);
      const pid = (await readPostmaster(clusterOf(dataDir)))?.pid ?? 0;
      await kill(writer.child);
      acknowledged.push(...writer.kept());
      // Every other time the next process starts while the server is still shutting down.
      if (round % 2 === 0) await eventually(() => !processExists(pid), PATIENCE_MS);
      orphans.push(round % 2 === 0 && processExists(pid));
    }
    expect(orphans).not.toContain(true);
    const after = await startEmbeddedPostgres({ dataDir });
    const rows = new Set(await rowsAt(after.url));
    expect(acknowledged.length).toBeGreaterThan(200);
    expect(acknowledged.filter((id) => !rows.has(id))).toEqual([]);
    await after.stop();
  });

  it('takes over a server whose process and watchdog both died', async () => {
    const dataDir = freshDirectory();
    const holder = run(dataDir, 'hold');
    await holder.first;
    const pid = (await readPostmaster(clusterOf(dataDir)))?.pid ?? 0;
    // The watchdog is the shell that still carries the server's pid in its script.
    const watchdogs = spawnSync('pgrep', ['-f', `cluster.*|${dataDir}`], { encoding: 'utf8' });
    for (const line of watchdogs.stdout.split('\n').filter(Boolean)) {
      const command = readFileSync(`/proc/${line}/cmdline`, 'utf8');
      if (command.startsWith('/bin/sh') && command.includes(dataDir)) {
        process.kill(Number(line), 'SIGKILL');
      }
    }
    await kill(holder.child);
    await sleep(300);
    expect(processExists(pid)).toBe(true);
    const server = await startEmbeddedPostgres({ dataDir });
    expect(server.wasAdopted).toBe(true);
    expect((await readPostmaster(clusterOf(dataDir)))?.pid).toBe(pid);
    await server.stop();
    // An orphan by now: the system reaps it eventually.
    await expect.poll(() => processExists(pid)).toBe(false);
  });

  it('refuses a second process by name and leaves the first alone', async () => {
    const dataDir = freshDirectory();
    const server = await startEmbeddedPostgres({ dataDir });
    const { error } = await run(dataDir, 'hold').first;
    expect(error).toContain(`in process ${process.pid}`);
    expect(error).toContain('DATA_DIR');
    const client = new Client({ connectionString: server.url });
    await client.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await server.stop();
  });

  it('gives an empty directory to exactly one of two that start together', async () => {
    const dataDir = freshDirectory();
    const reports = await Promise.all([run(dataDir, 'hold').first, run(dataDir, 'hold').first]);
    expect(reports.filter((report) => report.error === undefined)).toHaveLength(1);
    expect(reports.find((report) => report.error)?.error).toContain('already runs');
  });

  it('starts although the pid of the dead server belongs to another process by now', async () => {
    const dataDir = freshDirectory();
    const writer = run(dataDir, 'write');
    await writer.first;
    await eventually(() => writer.kept().length > 5, PATIENCE_MS);
    const file = join(clusterOf(dataDir), 'postmaster.pid');
    const text = readFileSync(file, 'utf8');
    const pid = Number(text.split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await kill(writer.child);
    await eventually(() => !processExists(pid), PATIENCE_MS);
    const other = spawn('sleep', ['30']);
    writeFileSync(file, text.replace(String(pid), String(other.pid)));
    const server = await startEmbeddedPostgres({ dataDir });
    expect((await rowsAt(server.url)).length).toBeGreaterThan(5);
    await server.stop();
    await kill(other);
  });

  it('ignores a database that was never finished', async () => {
    const dataDir = freshDirectory();
    mkdirSync(join(dataDir, 'postgres', 'new-cafe', 'base'), { recursive: true });
    const server = await startEmbeddedPostgres({ dataDir });
    expect(server.url).toContain('trybe');
    await server.stop();
  });

  it('works where the path is too long for a socket', async () => {
    const dataDir = join(freshDirectory(), 'a'.repeat(120));
    const server = await startEmbeddedPostgres({ dataDir });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await server.stop();
  });

  it('works over loopback with a password, as on systems without sockets', async () => {
    const dataDir = freshDirectory();
    const server = await startEmbeddedPostgres({ dataDir, transport: 'loopback' });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query('create table kept as select 3 as id');
    await client.end();
    const stranger = new Client({
      connectionString: server.url.replace(/:[^:@]+@/, ':guessed@'),
    });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    await server.stop();
    const again = await startEmbeddedPostgres({ dataDir, transport: 'loopback' });
    expect(await rowsAt(again.url)).toEqual([3]);
    await again.stop();
  });
});
