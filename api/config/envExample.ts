import * as v from 'valibot';
import { settingsSchema } from './settings.ts';

const head = [
  '# Settings of Trybe. Copy to .env and uncomment what you change; all are optional.',
  '# A blank value counts as unset. Environment variables take precedence over this file.',
];

export function envExample(): string {
  const blocks = Object.entries(settingsSchema.entries).flatMap(([name, entry]) => {
    const [example] = v.getExamples(entry.wrapped);
    return ['', `# ${v.getDescription(entry.wrapped)}`, `# ${name}=${entry.default ?? example}`];
  });
  return [...head, ...blocks, ''].join('\n');
}
