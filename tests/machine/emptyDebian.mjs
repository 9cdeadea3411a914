/**
 * Plays somebody who installs Trybe by the chapters of `api/ops` alone, on an empty Debian 12 and 13 with a
 * systemd of their own: their commands word for word, a first operator with a passkey over https, then updates,
 * crashes, a backup and its restore on the other machine. `npm run empty-machine -- bookworm` plays one of them.
 * Needs root, debootstrap, systemd-nspawn, pebble, certutil, Chromium, Debian's packages and the
 * ports 80, 443, 3000 to 3002, 5432 and 8080: a machine has the network of this one. Takes half an hour.
 * Not played: a firewall, a mail server, the authority of the world, NodeSource's address.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { discardMachine, makeMachine, say, startMachine } from './machine.mjs';
import { playNewMachine, playOldRelease } from './plays.mjs';
import { addNextRelease, layNodeSource, layRepository } from './surroundings.mjs';

/** The older one first: its backup is what the newer one restores. */
const PLAYS = { bookworm: playOldRelease, trixie: playNewMachine };

const kept = mkdtempSync(path.join(tmpdir(), 'trybe-kept-'));
const suites = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PLAYS);
for (const suite of suites) {
  say(`\n${suite}`);
  let home = null;
  const machines = [];
  try {
    home = makeMachine(suite);
    layRepository(home);
    const next = addNextRelease(home);
    if (suite === 'bookworm') layNodeSource(home);
    const start = async () => {
      machines.push(await startMachine(home));
      return machines.at(-1);
    };
    await PLAYS[suite]({ start, suite, kept, next });
    say(`An empty ${suite} became an installation by the chapters alone.`);
  } catch (error) {
    process.stderr.write(`FAILED ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await machines.at(-1)?.stop();
    if (home !== null) discardMachine(home);
  }
}
rmSync(kept, { recursive: true, force: true });
