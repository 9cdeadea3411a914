/** Reads the operators' chapters: what somebody who follows them types. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const chapter = (name) => readFileSync(path.join(root, 'api/ops', name), 'utf8');

const blocksOf = (text) => [...text.matchAll(/```sh\n([\s\S]*?)```/gu)].map(([, code]) => code);
/** The names of files and settings in a sentence are no commands. */
const COMMAND =
  /^(?:apt-get|useradd|git|npm|install|cp|ln|systemctl|journalctl|rm|nginx|trybe|curl|certbot|for) /u;

/** The numbered steps of install.md, each with its code, inline or in a block. */
export const installSteps = chapter('install.md')
  .split('\n## ')[0]
  .split(/^\d+\. /mu)
  .slice(1)
  .map((text) => ({
    text,
    blocks: blocksOf(text),
    commands: [...text.replaceAll(/```[\s\S]*?```/gu, '').matchAll(/`([^`]+ [^`]+)`/gu)]
      .map(([, code]) => code.replaceAll(/\s+/gu, ' '))
      .filter((code) => COMMAND.test(code)),
  }));

/** The commands below a heading. */
export function commandsOf(name, heading) {
  const [, section] = chapter(name).split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`${name} has no "${heading}"`);
  return blocksOf(section.split('\n## ')[0]);
}

/** The newest release that is recorded, with its commit. */
export function lastRelease() {
  const [, name, commit] =
    /^## (\S+)\n\nCommit `([0-9a-f]{40})`/mu.exec(chapter('CHANGELOG.md')) ?? [];
  if (commit === undefined) throw new Error('No release is recorded');
  return { name, commit };
}
