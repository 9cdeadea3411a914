import type { SiteHealth } from '#schema/console/health.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { byteText } from '#web/format/byteText.ts';
import { formatMoment, formatNumber, plural } from '#web/format/format.ts';
import { jobsContent } from './jobsContent.ts';

const { warnings: words, kinds, payouts, differences: differenceCounts, openReports } = jobsContent;

/** The books are checked daily: an older check means one was missed. */
const BOOKS_OLD_MS = 36 * HOUR_MS;
/** Anything waiting longer has failed, or its job has stopped. */
const WAITS_LONG_MS = 6 * HOUR_MS;
/** Backups run daily; half a day of tolerance for a long one. */
const BACKUP_OLD_MS = 36 * HOUR_MS;
/** Room for a backup or a busy week of photos. */
const DISK_TIGHT = 0.1;

/** Problems for an operator, the worst first, each with what to do. */
export function listWarnings(health: SiteHealth): string[] {
  const now = new Date(health.at);
  const ageMs = (since: string) => now.getTime() - new Date(since).getTime();
  const {
    books,
    deliveries,
    replicas,
    payoutsOverdue,
    differences,
    openReports: reports,
    mail,
    weaknesses = [],
  } = health;
  const warnings: string[] = [];
  if (books?.problem) warnings.push(words.books(books.problem));
  else if (books && ageMs(books.checkedAt) > BOOKS_OLD_MS)
    warnings.push(words.unchecked(formatMoment(books.checkedAt, now)));
  const { disk, backupAt } = health;
  if (backupAt !== null && ageMs(backupAt) > BACKUP_OLD_MS)
    warnings.push(words.backup(formatMoment(backupAt, now)));
  if (disk !== null && disk.freeBytes < DISK_TIGHT * disk.sizeBytes)
    warnings.push(words.disk(byteText(disk.freeBytes), byteText(disk.sizeBytes)));
  if (differences > 0) warnings.push(words.differences(plural(differences, differenceCounts)));
  if (payoutsOverdue > 0) warnings.push(words.payouts(plural(payoutsOverdue, payouts)));
  for (const { kind, failing, since } of deliveries) {
    if (failing > 0) warnings.push(words.failing(formatNumber(failing), kinds[kind]));
    else if (since !== null && ageMs(since) > WAITS_LONG_MS)
      warnings.push(words.late(kinds[kind], formatMoment(since, now)));
  }
  for (const [at, { isUsed }] of replicas.entries()) {
    if (!isUsed) warnings.push(words.replica(formatNumber(at + 1)));
  }
  for (const weakness of weaknesses) warnings.push(words.weaknesses[weakness]);
  if (mail === 'none') warnings.push(words.mail);
  if (reports > 0) warnings.push(words.reports(plural(reports, openReports)));
  return warnings;
}

/** A migration's file number and its name in words. */
export function migrationText(name: string): string {
  const [, title, number] = /^(\w+?)\d{9}(\d{4})$/u.exec(name) ?? [];
  if (!title || !number) return name;
  const spaced = title.replaceAll(/\B[A-Z]/gu, ' $&').toLowerCase();
  return jobsContent.facts.migrationOf(formatNumber(Number(number)), spaced);
}
