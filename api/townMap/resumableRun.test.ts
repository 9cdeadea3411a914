import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeExtract } from '#tests/support/osm/writeExtract.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { importExtract } from './importExtract.ts';

/** Like a killed process: unsaved work is lost. */
class Killed extends Error {}

/**
 * Runs until the map is complete, killed after every `steps` steps; returns it with the starting
 * points of passes.
 */
function mapMadeIn(steps: number, path: string) {
  const mapFolder = testFolder();
  const workFolder = join(mapFolder, 'work');
  mkdirSync(workFolder);
  const gazetteer = readFileSync(new URL('../data/gazetteer.txt', import.meta.url), 'utf8');
  const order = { path, name: 'town', mapFolder, workFolder, gazetteer, area: null, centre: null };
  const begun: { pass: string; from: number }[] = [];
  for (;;) {
    let left = steps;
    const at = () => {
      left -= 1;
      if (left < 0) throw new Killed();
    };
    const begin = (pass: string, _: number, from = 0) => begun.push({ pass, from });
    try {
      const answer = importExtract(order, { begin, at, end: () => undefined }, 0);
      const files = ['.pmtiles', '.txt'].map((ending) =>
        readFileSync(join(mapFolder, `town${ending}`)).toString('base64'),
      );
      return { answer, files, begun };
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
  }
}

test('a run that is killed goes on where it was, in every pass, and makes the same map', () => {
  const path = join(testFolder(), 'lindental.osm.pbf');
  writeExtract(path, { towns: 2, blocks: 20 });
  const whole = mapMadeIn(Infinity, path);
  const { answer, files, begun } = mapMadeIn(2, path);
  expect(answer).toEqual(whole.answer);
  expect(files.map((file, at) => file === whole.files[at])).toEqual([true, true]);
  // A pass killed at its first step begins again; none falls behind another.
  for (const pass of ['Checking', 'Reading places', 'Reading streets', 'Cutting tiles']) {
    const starts = begun.filter((one) => one.pass === pass).map(({ from }) => from);
    expect([pass, starts]).toEqual([pass, starts.toSorted((one, other) => one - other)]);
    expect(starts.at(-1)).toBeGreaterThan(0);
  }
});
