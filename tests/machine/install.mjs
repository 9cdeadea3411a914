/** Follows install.md, and fills in what it leaves to its reader. */
import { installSteps } from './chapters.mjs';
import { ensure, say } from './machine.mjs';
import { makeOperator } from './operator.mjs';
import { startAuthority } from './surroundings.mjs';
import { makeVisitor, PASSWORD } from './visitors.mjs';

export const BACKUPS = '/var/lib/trybe-backups';
const LAST_BACKUP = `$(ls -d ${BACKUPS}/2* | tail -1)`;
export const READY = `timeout 180 sh -c 'until curl -fs -o /dev/null localhost:3000/readyz; do sleep 1; done'`;

/** Where the chapters leave something to the reader. */
export const fillIn = (command, change = {}) =>
  Object.entries({
    'apt-get install': 'apt-get update -q && apt-get install -qy',
    '<address of this repository>': '/srv/trybe.git',
    [`${BACKUPS}/<the new folder>`]: LAST_BACKUP,
    ...change,
  }).reduce((filled, [left, given]) => filled.replace(left, given), command);

/** Types what stands in a step, and returns what it answered. */
async function follow({ type }, suite, { text, blocks, commands }) {
  const inCheckout = /^(?:Programs|An account|The checkout)/u.test(text) ? '' : 'cd /opt/trybe; ';
  const answers = [];
  // One list of programs for each Debian.
  const typed = text.startsWith('Programs') ? [commands[suite === 'bookworm' ? 1 : 0]] : commands;
  for (const command of typed) {
    if (command.startsWith('journalctl')) await type(READY, { isQuiet: true });
    answers.push(await type(inCheckout + fillIn(command)));
  }
  for (const block of blocks) {
    if (/^\s*PUBLIC_ORIGIN=/u.test(block)) {
      const settings = `${block.replaceAll(/^\s+/gmu, '')}ALLOW_SANDBOX_PAYMENTS=on\n`;
      await type(`cat > /etc/trybe.env << 'END'\n${settings}END`);
    } else answers.push(await type(`set -e; ${inCheckout}${block}`));
  }
  return answers.join('\n');
}

/** The chapter, until the site has its first operator, a backup, and the proof that it is one. */
export async function install(machine, suite) {
  ensure(installSteps.length > 0 && installSteps.length <= 15, 'the chapter has at most 15 steps');
  const ca = await startAuthority(machine);
  let answers = '';
  for (const step of installSteps) {
    if (step.text.startsWith('Open ')) {
      const code = /the code is ((?:\w{4}-){3}\w{4})/u.exec(answers)?.[1];
      ensure(code !== undefined, 'the log has the code for the first operator');
      await makeOperator(code, 'amira', ca);
      say('holds a browser makes the first operator, with a passkey, over https');
    } else answers += await follow(machine, suite, step);
  }
  ensure(/The books hold/u.test(answers), '`trybe verify` finds that the books hold');
  ensure(/Restored in \d+ s/u.test(answers), 'the backup can be restored');
  const ask = makeVisitor(ca);
  const signIn = { emailOrUsername: 'amira', password: PASSWORD };
  const refused = await ask('POST', '/api/login', signIn);
  ensure(
    refused.status === 401 && /second_factor/u.test(refused.text),
    'a password alone does not let the operator in',
  );
  return ca;
}
