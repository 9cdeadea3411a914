/** What is played on each machine. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandsOf, lastRelease } from './chapters.mjs';
import { BACKUPS, fillIn, install, READY } from './install.mjs';
import { ensure, say } from './machine.mjs';
import { failuresWhile, makeVisitor, makeWriter } from './visitors.mjs';

const EXPOSURE_MAX = 3;
const MEGABYTES_MAX = 400;
const AWAY_MS_MAX = 5_000;
const BACK_MS_MAX = 30_000;
const ALL_READY = READY.replace('3000/readyz', '8080/all-ready');
const RESTART = 'systemctl restart trybe@3000\n';
/** As backup.md writes it. */
const A_BACKUP = '/var/lib/trybe-backups/2026-11-23T031000Z';

/** The books hold, and all that was acknowledged is there, with its photo. */
async function seeWhole({ type }, ca, writer) {
  ensure(/The books hold/u.test(await type('trybe verify')), 'the books hold');
  const { status } = await makeVisitor(ca)('GET', writer.photo);
  ensure(status === 200, 'the photo of the report is shown');
  const stored = await type(
    `runuser -u postgres -- psql -At trybe -c "select id from chat_message where issue_id = '${writer.issueId}'"`,
    { isQuiet: true },
  );
  const lost = writer.sent.filter((id) => !stored.includes(id));
  ensure(lost.length === 0, `none of ${writer.sent.length} acknowledged messages is lost`);
}

/** By a message: what is only read may come from a process that has it in mind. */
async function seeBack(what, writer) {
  const startedMs = Date.now();
  for (;;) {
    await sleep(250);
    const status = await writer.write().then((answer) => answer.status, String);
    if (status < 300) break;
    if (Date.now() - startedMs > BACK_MS_MAX) throw new Error(`${what}: ${status}, and not back`);
  }
  ensure(true, `${what}: back by itself after ${Date.now() - startedMs} ms`);
}

/** Debian 13: what was installed, crashes of each part, and the restore of the other machine's backup. */
export async function playNewMachine({ start, suite, kept, next }) {
  let machine = await start();
  const { type } = machine;
  const ca = await install(machine, suite);
  const megabytes = Number((await type('du -sm /opt/trybe')).split('\t')[0]);
  ensure(megabytes < MEGABYTES_MAX, `it takes ${megabytes} of ${MEGABYTES_MAX} MB`);
  for (const unit of ['trybe@3000', 'trybe-backup']) await seeConfined(machine, unit);
  await seeCommands(machine);
  await seeRenewed(machine);

  const writer = await makeWriter(ca, 'rosa');
  const reload = 'systemctl reload nginx';
  const reloaded = await failuresWhile(reload, () => type(reload, { isQuiet: true }), ca, writer);
  ensure(reloaded.failed === 0, `${reload} fails no request`);
  // Who asks meanwhile is told to come back in a second.
  const database = 'systemctl restart postgresql';
  const away = await failuresWhile(database, () => type(database, { isQuiet: true }), ca, writer);
  ensure(
    away.reasons.every((why) => why === '503') && away.ms < AWAY_MS_MAX,
    `${database} is answered by 503 alone, for less than ${AWAY_MS_MAX} ms`,
  );
  const restart = 'systemctl restart trybe@3000';
  const { ms } = await failuresWhile(restart, () => type(`${restart}; ${READY}`), ca, writer);
  ensure(ms < AWAY_MS_MAX, `${restart} is away for less than ${AWAY_MS_MAX} ms`);
  for (const unit of ['trybe@3000', 'postgresql@17-main', 'nginx']) {
    const crash = `systemctl kill -s SIGKILL ${unit}`;
    await failuresWhile(
      crash,
      async () => {
        await type(crash, { isQuiet: true });
        await seeBack(crash, writer);
      },
      ca,
      writer,
    );
  }
  await seeWhole(machine, ca, writer);
  await machine.cut();
  machine = await start();
  await seeBack('the machine after a cut of its current', writer);
  await seeWhole(machine, ca, writer);
  await addSecondProcess(machine, ca, writer);
  await updateInTurn(machine, next, ca, writer);
  await seeConfined(machine, 'trybe-balancer@haproxy');
  await restoreLost(machine, { kept, ca, units: 'trybe@3001 trybe@3002', ready: ALL_READY });
}

async function seeConfined({ type }, unit) {
  const said = await type(`systemd-analyze security ${unit} --no-pager | tail -1`);
  const exposure = Number(/(\d+\.\d)/u.exec(said)?.[1]);
  ensure(exposure <= EXPOSURE_MAX, `${unit} is exposed by ${exposure}, at most ${EXPOSURE_MAX}`);
}

/** Typed in the home of root, which the service's account cannot enter. */
async function seeCommands({ type }) {
  ensure(
    /no maps?/iu.test(await type('cd /root; trybe map --list')),
    'a command finds the data of the service',
  );
  const exported = await type('cd /root; trybe export /tmp/issues.csv');
  ensure(/issues are in \/tmp\/issues\.csv/u.test(exported), 'a command writes where anybody may');
  const refused = await type('cd /root; trybe export issues.csv || true');
  ensure(/The account trybe may not open \/root\./u.test(refused), 'and says where it may not');
}

/** nginx has to show a certificate that was renewed, without anybody's help. */
async function seeRenewed({ type }) {
  const shown = () =>
    type(
      'echo | openssl s_client -connect localhost:443 -servername trybe.example 2> /dev/null | openssl x509 -noout -serial',
      { isQuiet: true },
    );
  const before = await shown();
  await type('certbot renew --force-renewal --no-random-sleep-on-renew');
  await sleep(2_000);
  ensure((await shown()) !== before, 'a renewed certificate is shown');
  await type('systemctl is-enabled certbot.timer');
}

/** The installation is lost, and made anew from Debian 12's backup. */
async function restoreLost(machine, { kept, ca, units, ready }) {
  const { home, type } = machine;
  const note = path.join(kept, 'writer.json');
  if (!existsSync(note)) {
    say('note  no backup of another machine is there: its restore was not played');
    return;
  }
  cpSync(path.join(kept, 'backups'), path.join(home, 'srv/backups'), { recursive: true });
  await type(`systemctl stop ${units}; mv /var/lib/trybe /srv/lost
    runuser -u postgres -- psql -q -c 'drop database trybe' -c 'create database trybe owner trybe'`);
  const restore = commandsOf('backup.md', 'Full backups').find((block) =>
    block.includes('restore.sh'),
  );
  await type(`set -e; ${fillIn(restore, { [A_BACKUP]: '$(ls -d /srv/backups/2* | tail -1)' })}`);
  await type(`systemctl start ${units}; ${ready}`);
  say('      with the accounts, books and photos of the backup:');
  await seeWhole(machine, ca, JSON.parse(readFileSync(note, 'utf8')));
}

const headOf = async ({ type }) =>
  (await type('git -C /opt/trybe rev-parse HEAD', { isQuiet: true })).trim();

async function addSecondProcess({ type }, ca, writer) {
  const [several] = commandsOf('install.md', 'Two processes on one machine');
  const commands = `cd /opt/trybe; ${fillIn(several)}`;
  const { failed } = await failuresWhile('a second process', () => type(commands), ca, writer);
  ensure(failed === 0, 'a second process is added without a failed request');
}

/** The chapter's commands, which also lead back. */
function updateTo(commit) {
  const [update] = commandsOf('update.md', 'One process or several');
  return fillIn(update, { '<commit of the release>': commit });
}

const countOutdated = async ({ type }) =>
  Number(
    await type(`cat /var/log/postgresql/*.log | grep -c 'cached plan must not change' || true`, {
      isQuiet: true,
    }),
  );

/** While people read and write: new packages, a new build, and one process after the other. */
async function updateInTurn(machine, to, ca, writer) {
  const [, inTurn] = commandsOf('update.md', 'One process or several');
  const commands = updateTo(to).replace(RESTART, inTurn);
  const what = `an update of two processes from ${(await headOf(machine)).slice(0, 8)}`;
  const before = await countOutdated(machine);
  const { failed } = await failuresWhile(what, () => machine.type(commands), ca, writer);
  ensure(failed === 0, `${what} fails no request`);
  const outdated = (await countOutdated(machine)) - before;
  ensure(outdated > 0, `the older process met the changed table with ${outdated} statements`);
  await seeRelease(machine, to);
  await seeWhole(machine, ca, writer);
}

/** The checkout, and the page that is served from its newest build. */
async function seeRelease(machine, commit) {
  ensure((await headOf(machine)) === commit, `the checkout is ${commit.slice(0, 8)}`);
  const built = await machine.type(
    `cat /opt/trybe/dist/builds/$(sed -n "s/.*builds\\/\\([^/]*\\).*/\\1/p" /opt/trybe/dist/api/main.js)/web/index.html`,
    { isQuiet: true },
  );
  const script = /\/assets\/index[\w-]*\.js/u.exec(built)?.[0] ?? 'none';
  const served = await machine.type('curl -s localhost:8080/ || curl -s localhost:3000/', {
    isQuiet: true,
  });
  ensure(served.includes(script), 'its build is what is served');
}

/**
 * Debian 12: an installation of the last release, with two processes, is updated under load to one with other
 * tables; then, with one process, it is taken back, updated once more, lost, and restored.
 */
export async function playOldRelease({ start, suite, kept, next }) {
  const machine = await start();
  const { home, type } = machine;
  const ca = await install(machine, suite);
  await seeCommands(machine);
  const first = await makeWriter(ca, 'odile');
  await first.write();
  await type('systemctl start trybe-backup');
  cpSync(path.join(home, BACKUPS), path.join(kept, 'backups'), { recursive: true });
  writeFileSync(path.join(kept, 'writer.json'), JSON.stringify(first));
  await addSecondProcess(machine, ca, first);

  await playUpdates(machine, { ca, kept, next });
}

/** From two processes of the last release to the next one, then back and forth with one. */
export async function playUpdates(machine, { ca, kept, next }) {
  const { type } = machine;
  const release = lastRelease();
  const backward = updateTo(release.commit);
  // An installation that was made by the last release, and never saw this one.
  await type(`systemctl stop trybe@3001 trybe@3002
    runuser -u postgres -- psql -q -c 'drop database trybe' -c 'create database trybe owner trybe'`);
  await type(backward.replace(RESTART, 'systemctl start trybe@3001 trybe@3002\n') + ALL_READY);
  await seeRelease(machine, release.commit);
  const writer = await makeWriter(ca, 'rosa');
  await updateInTurn(machine, next, ca, writer);

  for (const unit of ['trybe@3001', 'trybe-balancer@haproxy', 'postgresql@15-main', 'nginx']) {
    await type(`systemctl kill -s SIGKILL ${unit}`);
    await seeBack(`a crash of ${unit}`, writer);
    await type(ALL_READY, { isQuiet: true });
  }
  await seeWhole(machine, ca, writer);

  // One process alone, as the first part of the chapter leaves it.
  await type(`sed -i 's/^TRUST_PROXY=2$/TRUST_PROXY=1/' /etc/trybe.env
    systemctl enable --now trybe@3000; ${READY}
    sed -i 's/127.0.0.1:8080/127.0.0.1:3000/' /etc/nginx/conf.d/trybe.conf && systemctl reload nginx
    systemctl disable --now trybe@3001 trybe@3002 trybe-balancer@haproxy`);
  for (const [what, commit] of [
    [`one process, back to ${release.name}`, release.commit],
    [`one process, from ${release.name} to the next`, next],
  ]) {
    const { ms } = await failuresWhile(what, () => type(updateTo(commit) + READY), ca, writer);
    ensure(ms < AWAY_MS_MAX, `${what}: away for less than ${AWAY_MS_MAX} ms`);
    await seeRelease(machine, commit);
    await seeWhole(machine, ca, writer);
  }
  await restoreLost(machine, { kept, ca, units: 'trybe@3000', ready: READY });
}
