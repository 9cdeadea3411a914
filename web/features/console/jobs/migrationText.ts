import { formatNumber } from '#web/format/format.ts';
import { jobsContent } from './jobsContent.ts';

/** A migration by the number of its file and its name in words, instead of as the tables remember it. */
export function migrationText(name: string): string {
  const [, title, number] = /^(\w+?)\d{9}(\d{4})$/u.exec(name) ?? [];
  if (!title || !number) return name;
  const words = title.replaceAll(/\B[A-Z]/gu, ' $&').toLowerCase();
  return jobsContent.facts.migrationOf(formatNumber(Number(number)), words);
}
