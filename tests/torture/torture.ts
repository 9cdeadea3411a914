import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPackageRoot } from '#api/startup/packageRoot.ts';
import { createActionLog, type Action, type ActionLog } from './actionLog.ts';
import { BrowserDevice } from './browserDevice.ts';
import { checkDelivery, checkUsable, type UsedAgain, type Violation } from './checkDelivery.ts';
import { watchFailovers, type FailoverFigures, type FailoverWatch } from './failoverWatch.ts';
import { startFaults } from './faults.ts';
import { drainedWithinMs } from './floors.ts';
import { oddsTimes, startLossyProxy, type LossyProxy } from './lossyProxy.ts';
import { NodeDevice } from './nodeDevice.ts';
import { PersonWriting, type Person } from './personWriting.ts';
import { loadPhotoRoll, type PhotoRoll } from './photoRoll.ts';
import { createRandomSource, type RandomSource } from './randomSource.ts';
import { readStored } from './readStored.ts';
import { openDiscussions, signUp, startSite, type Site } from './site.ts';

export type TortureOptions = {
  /** Empty; everything of the run is in it. */
  folder: string;
  seconds: number;
  seed: number;
  /** The built server. */
  main: string;
  /** What runs in the page of a browser; null for a run without browsers. */
  script: string | null;
  isDurable: boolean;
  /** The database has a standby, which has to take over every few seconds. */
  hasFailovers: boolean;
  /** How many times as bad as usual the line is, and as often the database dies. */
  harshness: number;
  /** What has to be ended, the latest last; whoever breaks the run off does it. */
  cleanups: (() => Promise<unknown>)[];
};

export type TortureResult = {
  /** Kept by a device, by kind. */
  items: Record<Action['kind'] | 'photo', number>;
  apiKills: number;
  databaseKills: number;
  browserKills: number;
  browserTroubles: number;
  typedMessages: number;
  deviceDeaths: number;
  lineFaults: Record<string, number>;
  /** Servers that died of what was done to others. */
  ownDeaths: number;
  lastWords: string;
  /** Milliseconds from the end of the faults until nothing waited any more; null: never. */
  drainedMs: number | null;
  /** The same until the last device has been used again. */
  usedMs: number | null;
  /** When something never drained: what the line waits for. */
  unanswered: string[];
  /** Null: without failovers. */
  failovers: FailoverFigures | null;
  violations: Violation[];
  /** What the product's own check of its books says; null when they hold. */
  brokenBooks: string | null;
};

type Cast = { nodes: NodeDevice[]; browsers: BrowserDevice[] };
type Scene = {
  options: TortureOptions;
  site: Site;
  line: LossyProxy;
  log: ActionLog;
  random: RandomSource;
  photos: PhotoRoll;
  discussions: string[];
  /** Issues that people pledge to. */
  pledged: string[];
};

const LAUNCHER = path.join(findPackageRoot(), 'tests/torture/gently.sh');
const NODE_DEVICES = 12;
const BROWSERS = 2;
const DISCUSSIONS = 12;
const PLEDGED_ISSUES = 60;
const BURST = 48;
const DRAIN_PATIENCE_MS = 30_000;
const LOOK_MS = 100;
const UNANSWERED_MS = 5_000;

/** One whole run: everybody writes, everything breaks, everything heals, everything is compared. */
export async function torture(options: TortureOptions): Promise<TortureResult> {
  const scene = await setUp(options);
  const { site, line, log, random, discussions, pledged } = scene;
  const cast = await hire(scene);
  const watch = await openWatch(scene);
  const devices = [...cast.nodes, ...cast.browsers];
  const { harshness } = options;
  const endFaults = startFaults({ site, line, browsers: cast.browsers, random, harshness });
  for (const device of devices) device.start();
  watch?.start();
  await sleep(options.seconds * 1_000);
  for (const device of devices) device.calm();
  await endFaults();
  const calmMs = performance.now();
  const using = Promise.all(devices.map((device) => timeUse(device, calmMs)));
  const drainedMs = await timeDrain(devices, calmMs);
  const used = await using;
  const unanswered = drainedMs === null ? line.unanswered(UNANSWERED_MS) : [];
  await watch?.calm();
  await line.quiet();
  const rows = (await Promise.all(devices.map((device) => device.rows()))).flat();
  const stored = await readStored(site.postgres, dataDirOf(site), [...discussions, ...pledged]);
  const kept = new Set(rows.map(({ key }) => key));
  return {
    ...countItems(log.actions.filter(({ key }) => kept.has(key))),
    apiKills: sum(site.apis.map(({ kills }) => kills)),
    databaseKills: site.postgres.kills,
    browserKills: sum(cast.browsers.map(({ kills }) => kills)),
    browserTroubles: sum(cast.browsers.map(({ troubles }) => troubles)),
    typedMessages: sum(cast.browsers.map(({ typed }) => typed)),
    deviceDeaths: sum(cast.nodes.map(({ deaths }) => deaths)),
    lineFaults: Object.fromEntries(line.faults),
    ownDeaths: sum(site.apis.map(({ ownDeaths }) => ownDeaths)),
    lastWords: site.apis.map(({ lastWords }) => lastWords).join(''),
    drainedMs,
    usedMs: used.some(({ afterMs }) => afterMs === null)
      ? null
      : Math.max(...used.map(({ afterMs }) => afterMs ?? 0)),
    unanswered,
    failovers: watch?.figures() ?? null,
    violations: [
      ...((await watch?.violations()) ?? []),
      ...checkDelivery(log.actions, rows, stored),
      ...checkUsable(used, drainedWithinMs(options.seconds, options.hasFailovers)),
    ],
    brokenBooks: await findBrokenBooks(options.main, site),
  };
}

async function setUp(options: TortureOptions): Promise<Scene> {
  const { folder, cleanups } = options;
  const random = createRandomSource(options.seed);
  const site = await startSite(options);
  cleanups.push(() => site.stop());
  const line = await startLossyProxy({
    targets: () => site.apis.filter(({ isUp }) => isUp).map(({ port }) => port),
    random: random.branch(),
    odds: oddsTimes(options.harshness),
  });
  cleanups.push(() => line.stop());
  const host = await signUp(line.origin, 'host');
  return {
    options,
    site,
    line,
    random,
    log: createActionLog(path.join(folder, 'actions.jsonl')),
    photos: await loadPhotoRoll(),
    discussions: await openDiscussions(line.origin, host, DISCUSSIONS + BROWSERS),
    pledged: await openDiscussions(line.origin, host, options.hasFailovers ? PLEDGED_ISSUES : 0),
  };
}

async function openWatch({ options, site, pledged }: Scene): Promise<FailoverWatch | null> {
  if (!options.hasFailovers) return null;
  const watch = await watchFailovers(site, pledged);
  options.cleanups.push(() => watch.stop());
  return watch;
}

/** Every other device without a screen is shared by two people. */
async function hire(scene: Scene): Promise<Cast> {
  const { options, line, random } = scene;
  const { origin } = line;
  const nodes: NodeDevice[] = [];
  for (let at = 0; at < NODE_DEVICES; at += 1) {
    const names = at % 2 === 0 ? [`solo${at}`] : [`left${at}`, `right${at}`];
    const people = await Promise.all(names.map((name) => signUp(origin, name)));
    const discussions = scene.discussions.slice(BROWSERS);
    const users = people.map((person) => {
      return { person, writing: writingOf(scene, person, discussions) };
    });
    const own = { random: random.branch(), burst: BURST };
    nodes.push(new NodeDevice({ name: `device${at}`, origin, users, ...own }));
  }
  options.cleanups.push(() => Promise.all(nodes.map((node) => node.stop())));
  return { nodes, browsers: await openBrowsers(scene) };
}

async function openBrowsers(scene: Scene): Promise<BrowserDevice[]> {
  const { options, line, random } = scene;
  const { script } = options;
  if (script === null) return [];
  const browsers: BrowserDevice[] = [];
  for (let at = 0; at < BROWSERS; at += 1) {
    const person = await signUp(line.origin, `browser${at}`);
    const folder = path.join(options.folder, `profile${at}`);
    // The screen is open on one that is not full of others' messages.
    const writing = writingOf(scene, person, scene.discussions.slice(at));
    const own = { origin: line.origin, random: random.branch(), script, launcher: LAUNCHER };
    const browser = new BrowserDevice({ folder, person, writing, ...own });
    options.cleanups.push(() => browser.stop());
    browsers.push(browser);
  }
  await Promise.all(browsers.map((browser) => browser.install()));
  return browsers;
}

function writingOf(
  { random, photos, log }: Scene,
  person: Person,
  discussions: readonly string[],
): PersonWriting {
  return new PersonWriting({ person, discussions, random: random.branch(), photos, log });
}

async function timeUse(device: NodeDevice | BrowserDevice, calmMs: number): Promise<UsedAgain> {
  const using = device.useAgain().then(() => performance.now() - calmMs);
  const afterMs = await Promise.race([using, sleep(DRAIN_PATIENCE_MS, null)]);
  return { device: device.name, afterMs };
}

async function timeDrain(
  devices: readonly (NodeDevice | BrowserDevice)[],
  calmMs: number,
): Promise<number | null> {
  for (;;) {
    const counts = await Promise.all(devices.map((device) => device.unsentCount()));
    const passedMs = performance.now() - calmMs;
    if (sum(counts) === 0) return passedMs;
    if (passedMs > DRAIN_PATIENCE_MS) return null;
    await sleep(LOOK_MS);
  }
}

function countItems(kept: readonly Action[]): Pick<TortureResult, 'items'> {
  const of = (kind: Action['kind']) => kept.filter((action) => action.kind === kind).length;
  const photo = sum(kept.map(({ photos }) => photos.length));
  return { items: { message: of('message'), report: of('report'), edit: of('edit'), photo } };
}

const dataDirOf = ({ environment }: Site) => environment.DATA_DIR ?? '';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Ledger and audit chains have to hold too. */
function findBrokenBooks(main: string, { environment }: Site): Promise<string | null> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, ...environment };
    execFile(process.execPath, [main, '--verify'], { env, timeout: 60_000 }, (error, output) =>
      resolve(error ? `${output.trim()} ${error.message}` : null),
    );
  });
}
