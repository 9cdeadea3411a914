import * as v from 'valibot';
import { settingsSchema } from './settings.ts';

const head = [
  '# Settings of Trybe. Copy to .env and uncomment what you change; all of them are optional.',
  '# A blank value counts as unset. Variables of the shell win over this file.',
];

/** The text of `.env.example`: every setting, commented out, with its meaning and its default. */
export function envExample(): string {
  const blocks = Object.entries(settingsSchema.entries).flatMap(([name, entry]) => {
    const [example] = v.getExamples(entry.wrapped);
    const fallback = 'default' in entry ? entry.default : undefined;
    return ['', `# ${v.getDescription(entry.wrapped)}`, `# ${name}=${fallback ?? example}`];
  });
  return [...head, ...blocks, ''].join('\n');
}
