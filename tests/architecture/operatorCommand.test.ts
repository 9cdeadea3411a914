import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { projectRoot } from './sourceFiles.ts';

const opsFile = (name: string) => path.join(projectRoot, 'api/ops', name);

/** Stands in for Node: prints what it is given. */
const NODE = `#!/bin/sh
echo "DATA_DIR=$DATA_DIR NODE_ENV=$NODE_ENV"
echo "$@"
`;

/** What the operator's command hands over to Trybe, with a service's settings of these lines. */
function handedOver(settings: string | null, words: string[], environment = {}) {
  const folder = testFolder();
  const file = path.join(folder, 'trybe.env');
  if (settings !== null) writeFileSync(file, settings);
  writeFileSync(path.join(folder, 'node'), NODE, { mode: 0o755 });
  const { stdout } = spawnSync(opsFile('trybe'), words, {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, TRYBE_SETTINGS: file, ...environment },
  });
  return stdout;
}

const unitFolder = () =>
  /^Environment=DATA_DIR=(\S+)$/mu.exec(
    readFileSync(opsFile('systemd/trybe@.service'), 'utf8'),
  )?.[1];

test('a command has the data of the service, whose unit says where they are', () => {
  const answer = handedOver('DATABASE=embedded\n', ['map', '--list']);
  expect(answer).toContain(`DATA_DIR=${unitFolder()} NODE_ENV=production`);
  expect(answer).toMatch(/--env-file=\S+trybe\.env \S+main\.js --map --list$/mu);
});

test('a command takes another folder that its environment names, and what an image sets', () => {
  const other = { DATA_DIR: '/srv/elsewhere' };
  expect(handedOver('DATABASE=embedded\n', ['verify'], other)).toContain('DATA_DIR=/srv/elsewhere');
  expect(handedOver(null, ['verify'], other)).toMatch(/DATA_DIR=\/srv\/elsewhere .*\n\S+main\.js/u);
});
