import { accountContent } from './content.ts';

const { device: words } = accountContent;

const PROGRAMS: Readonly<Record<string, string>> = {
  'A program': words.program,
  'Another program': words.other,
};

/** Translates the server's name for a device, such as `Firefox on Windows`. */
export function deviceText(name: string): string {
  const [, program = name, system] = /^(.+) on (.+)$/u.exec(name) ?? [];
  const known = PROGRAMS[program] ?? program;
  return system === undefined ? known : words.on(known, system);
}
