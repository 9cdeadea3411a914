import type { DataSource } from 'typeorm';
import {
  deleteForgottenFiles,
  NO_LONGER,
  type ForgottenKind as Kind,
} from '#api/database/files/forgottenFiles.ts';
import { logoFileName } from '#api/platform/logoFile.rules.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import type { FileStore } from '#api/platform/ports.ts';
import { ICON_EDGES_PX } from '#schema/site/brand/siteBrand.ts';
import { UNNAMED_UPLOAD_HOURS } from '#schema/limits.ts';

type Dependencies = { database: DataSource; files: Pick<FileStore, 'delete'>; now: Date };

const ROWS_AT_ONCE = 500;

/** Every column that may refer to a picture or video; an omitted one would lose its files. */
export const NAMED_BY: Record<'upload' | 'video_upload', readonly string[]> = {
  upload: [
    'issue_photo.upload_id',
    'issue_amendment_photo.upload_id',
    'proof.before_id',
    'proof.after_id',
    'official_answer.photo_id',
    'app_user.avatar_id',
  ],
  video_upload: ['proof.video_id'],
};

const namingColumns = (table: keyof typeof NAMED_BY) =>
  NAMED_BY[table].map((column) => {
    const [by = '', name = ''] = column.split('.');
    // Avatars belong to no issue, and stay as long as they are shown.
    const issue = by === 'app_user' ? 'null::uuid as issue_id' : 'n.issue_id';
    return { by, sql: `select ${issue} from ${by} n where n.${name} = u.id` };
  });
const isFace = ({ by }: { by: string }) => by === 'app_user';
const unite = (naming: { sql: string }[]) => naming.map(({ sql }) => sql).join(' union all ');

const noted = (kind: Kind) => `insert into forgotten_file (kind, sha256)
  select distinct '${kind}', sha256 from gone on conflict do nothing`;

/** Unused for nearly a day: most likely its report was never sent. */
const unnamed = (kind: 'picture' | 'video') => {
  const { table } = NO_LONGER[kind];
  const names = namingColumns(table).map(({ sql }) => `not exists (${sql})`);
  return `with gone as (
    delete from ${table} u where u.id in (
      select u.id from ${table} u where u.created_at <= $1 and ${names.join(' and ')}
      limit ${ROWS_AT_ONCE}
    ) returning sha256
  ) ${noted(kind)}`;
};

/** Used by removed issues only: records keep their rows, nothing needs their files. */
const ofRemovedIssues = (kind: 'picture' | 'video') => {
  const { table } = NO_LONGER[kind];
  const ofIssues = unite(namingColumns(table).filter((naming) => !isFace(naming)));
  const faces = namingColumns(table).filter(isFace);
  return `with gone as (
    update ${table} u set erased_at = $1 where u.erased_at is null and u.created_at <= $1
      and exists (select from issue i where i.deleted_at is not null
        and i.id in (${ofIssues}))
      and not exists (select from issue i where i.deleted_at is null
        and i.id in (${ofIssues}))
      ${faces.map(({ sql }) => `and not exists (${sql})`).join(' ')}
    returning sha256
  ) ${noted(kind)}`;
};

/** Erased accounts keep only what is shown: no originals with place and camera metadata. */
const originalsOfErasedAccounts = `with gone as (
    update upload u set original_erased_at = $1 from app_user a
    where a.id = u.owner_id and a.email like '%@deleted.invalid'
      and u.original_erased_at is null and u.erased_at is null and u.created_at <= $1
    returning u.sha256
  ) ${noted('original')}`;

/** Unused since a change of settings a day ago. */
const formerLogos = `select icons from (
    select document #>> '{brand,logo,icons}' as icons,
      coalesce(lead(changed_at) over (order by version), 'infinity') as until
    from site_settings) v
  where icons <> '' group by icons having max(until) <= $1`;

/** Settings stay as records, so these are found each time; deleting a missing file is harmless. */
async function forgetLogos({ database, files }: Dependencies, before: Date): Promise<void> {
  const rows: { icons: string }[] = await database.query(formerLogos, [before]);
  for (const { icons } of rows)
    for (const edge of ICON_EDGES_PX) await files.delete(logoFileName(icons, edge));
}

/**
 * Deletes pictures and videos unused or unfinished for a day, those of removed issues, originals of erased
 * accounts, icons of former logos, and expired links between accounts and names. Safe to repeat and
 * to run in several processes; the next run completes an interrupted one.
 */
export async function forgetFiles(dependencies: Dependencies): Promise<void> {
  const { database, files, now } = dependencies;
  const before = hoursAfter(now, -UNNAMED_UPLOAD_HOURS);
  for (const kind of ['picture', 'video'] as const) {
    await database.query(unnamed(kind), [before]);
    await database.query(ofRemovedIssues(kind), [now]);
  }
  await database.query(originalsOfErasedAccounts, [now]);
  await database.query('delete from partial_upload where touched_at <= $1', [before]);
  await database.query('delete from account_trace where expires_at <= $1', [now]);
  await database.query('delete from held_name where expires_at <= $1', [now]);
  await forgetLogos(dependencies, before);
  await deleteForgottenFiles(database, files);
}
