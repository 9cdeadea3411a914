import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { geocode, reverseGeocode } from '#schema/places/geocoding.ts';
import { findTile } from '#schema/places/geo.ts';
import { getSettings } from '#schema/site/settings.ts';
import { createClient } from '#tests/scenarios/client.ts';
import { writeExtract } from '#tests/support/osm/writeExtract.ts';
import { installedFolder } from '#tests/support/servers/filledFolder.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

const MAIN = path.join(import.meta.dirname, '../../dist/api/main.js');
const LINDENTAL = { latitude: 51.313, longitude: 12.323 };

function map(dataDir: string, ...words: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [MAIN, '--map', ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { status, text: stdout.trim() };
}

const lastLine = ({ text }: { text: string }) => text.split('\n').at(-1);

async function startServer(dataDir: string, settings: Record<string, string> = {}) {
  const server = await startServerOfTest({ DATA_DIR: dataDir, DEMO_DATA: 'off', ...settings });
  const client = createClient((address, init) => fetch(server.origin + address, init));
  const { z, x, y } = findTile(LINDENTAL, 14);
  const tile = () => fetch(`${server.origin}/api/tiles/streets/${z}/${x}/${y}`);
  return { server, client, tile };
}

test('streets of the town itself are drawn and found from the next start on', async () => {
  const dataDir = await installedFolder();
  const extract = path.join(dataDir, 'lindental.osm.pbf');
  writeExtract(extract, { towns: 1, blocks: 12 });
  const running = await startServer(dataDir);
  const before = await running.client.expectCall(getSettings);
  expect(before.basemap.hasOwnStreets).toBe(false);
  const elsewhere = map(dataDir, '--osm', extract, '--area=-12.5,51.2,-12.4,51.3');
  expect(elsewhere.text).toMatch(/^The extract has nothing of that area/mu);
  const made = map(dataDir, '--osm', extract);
  expect(made).toMatchObject({ status: 0, text: expect.stringMatching(/Cutting tiles .* 100%/u) });
  expect(lastLine(made)).toBe('Restart the server to draw it.');
  expect((await running.tile()).status).toBe(404);
  await running.server.stop();

  const { server, client, tile } = await startServer(dataDir);
  expect((await tile()).status).toBe(200);
  const { basemap, rasterTiles } = await client.expectCall(getSettings);
  expect(basemap.attribution).toContain('© OpenStreetMap contributors (ODbL)');
  expect(basemap).toMatchObject({
    streetsMinZoom: 8,
    streetsMaxZoom: 14,
    hasOwnStreets: true,
  });
  expect(rasterTiles).toBeNull();
  const [found] = await client.expectCall(geocode, { query: { q: 'Ahornallee 5' } });
  expect(found?.display_name).toBe('Ahornallee, Lindental');
  const at = { lat: Number(found?.lat), lon: Number(found?.lon) };
  expect((await client.expectCall(reverseGeocode, { query: at })).name).toContain('Ahornallee');
  const names = await (await fetch(`${server.origin}/api/gazetteer`)).text();
  expect(names).toContain('Ahornallee');
  expect(names).not.toContain('W Adams St');
  await server.stop();

  const drawn = await startServer(dataDir, { TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' });
  expect((await drawn.client.expectCall(getSettings)).rasterTiles?.url).toContain('tiles.example');
  await drawn.server.stop();
});

test('a map is listed, taken whole from elsewhere, and removed', async () => {
  const dataDir = testFolder();
  const extract = path.join(dataDir, 'lindental.osm.pbf');
  writeExtract(extract, { towns: 1, blocks: 6 });
  expect(map(dataDir, '--list').text).toBe('There is no map of your area yet.');
  expect(map(dataDir, '--osm', extract).status).toBe(0);
  const archive = path.join(dataDir, 'map/lindental.pmtiles');
  expect(map(dataDir, '--pmtiles', archive, '--name', 'Copy of it').text).toMatch(
    /^copy-of-it: zooms 8 to 14\./u,
  );
  expect(map(dataDir, '--list').text).toMatch(
    /^copy-of-it: .* MB, without street names\nlindental: .* MB, with street names$/u,
  );
  expect(map(dataDir, '--remove', '../lindental').status).toBe(1);
  expect(map(dataDir, '--remove', 'lindental').status).toBe(0);
  expect(readdirSync(path.join(dataDir, 'map'))).toEqual(['copy-of-it.pmtiles']);
});

test('what cannot be used is refused in one sentence, and what was there stays', () => {
  const dataDir = testFolder();
  const extract = path.join(dataDir, 'lindental.osm.pbf');
  writeExtract(extract, { towns: 1, blocks: 6 });
  expect(map(dataDir, '--osm', extract).status).toBe(0);
  const archive = path.join(dataDir, 'map/lindental.pmtiles');
  const before = readFileSync(archive);
  truncateSync(extract, 9_000);
  const refused = map(dataDir, '--osm', extract);
  expect(refused.status).toBe(1);
  expect(lastLine(refused)).toMatch(/^The file is broken at byte 9,000: it ends in the middle/u);
  expect(readFileSync(archive).equals(before)).toBe(true);
  for (const [words, says] of [
    [[], /^Usage:/u],
    [['--osm', 'nowhere.osm.pbf'], /^There is no such file\.$/u],
    [['--osm', extract, '--area', '3,2,1,0'], /^--area: bbox must have south below north/u],
    [['--osm', extract, '--centre', 'north'], /^--centre: Latitude must be a valid number/u],
    [['--osm', extract, '--name', '!'], /^Give the map a name of letters and digits/u],
    [['--pmtiles', extract], /^The file is broken at byte 0: This is no PMTiles archive/u],
  ] as const) {
    const answer = map(dataDir, ...words);
    expect(answer.status).toBe(1);
    expect(answer.text).toMatch(says);
  }
});

test('a run that is killed changes nothing, and the same command goes on from there', async () => {
  const dataDir = testFolder();
  const extract = path.join(dataDir, 'lindental.osm.pbf');
  writeExtract(extract, { towns: 4, blocks: 24 });
  expect(map(dataDir, '--osm', extract, '--name', 'whole').status).toBe(0);
  const folder = path.join(dataDir, 'map');
  const killed = async () => {
    const before = readdirSync(folder);
    const child = spawn(process.execPath, [MAIN, '--map', '--osm', extract], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (text: Buffer) => text.includes('Reading streets') && resolve());
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    expect(readdirSync(folder)).toEqual([`.work-${child.pid}`, ...before]);
  };
  await killed();
  const resumed = map(dataDir, '--osm', extract);
  expect(resumed).toMatchObject({ status: 0, text: expect.stringContaining('Reading streets') });
  expect(resumed.text).not.toContain('Reading places');
  for (const ending of ['.pmtiles', '.txt']) {
    const [whole, own] = ['whole', 'lindental'].map((name) =>
      readFileSync(path.join(folder, name + ending)),
    );
    expect(own?.equals(whole ?? Buffer.alloc(0))).toBe(true);
  }

  // Of another extract, or of another part of it, nothing is left to go on with.
  await killed();
  const part = map(dataDir, '--osm', extract, '--area', '12.3,51.3,12.32,51.31', '--name', 'part');
  expect(part).toMatchObject({ status: 0, text: expect.stringContaining('Reading places') });
  const names = ['lindental', 'part', 'whole'];
  expect(readdirSync(folder)).toEqual(names.flatMap((name) => [`${name}.pmtiles`, `${name}.txt`]));
});

test('a server whose map was damaged says which one and what to do', async () => {
  const dataDir = await installedFolder();
  const extract = path.join(dataDir, 'lindental.osm.pbf');
  writeExtract(extract, { towns: 1, blocks: 6 });
  expect(map(dataDir, '--osm', extract).status).toBe(0);
  writeFileSync(path.join(dataDir, 'map/lindental.pmtiles'), 'nothing');
  expect(existsSync(path.join(dataDir, 'map/lindental.txt'))).toBe(true);
  const { status, stderr } = spawnSync(process.execPath, [MAIN], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DEMO_DATA: 'off', PORT: '0' },
    timeout: 60_000,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^The map lindental in .* cannot be read .*: trybe map --remove lindental \(in a checkout npm run map -- --remove lindental\)$/mu,
  );
});
