import type { Transaction } from '#api/database/transaction.ts';
import { timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import type { Language } from '#schema/languages/languages.ts';
import type { OwnText, SiteTextName } from '#schema/site/ownTexts.ts';
import { SITE_TEXT_VERSIONS_SHOWN } from '#schema/site/siteTexts.ts';

type Place = { name: SiteTextName; language: Language };

/** The latest version in each language. */
export const listOwnTexts = (database: Queryable): Promise<OwnText[]> =>
  database.query(
    `select distinct on (name, language) name, language, version, text is not null as "isOwn"
     from site_text order by name, language, version desc`,
  );

/** Null: no such version. */
export async function getSiteText(
  database: Queryable,
  { name, language }: Place,
  version: number | null,
): Promise<string | null> {
  const shown = `json_build_object('version', t.version, 'text', t.text,
    'publishedAt', ${timeSql('t.published_at')})`;
  const [row]: { shown: string | null; versions: string }[] = await database.query(
    `select
       (select ${shown}::text from site_text t
        where t.name = $1 and t.language = $2 and ($3::integer is null or t.version = $3)
        order by t.version desc limit 1) as shown,
       (select coalesce(json_agg(json_build_object('version', t.version,
          'isOwn', t.text is not null, 'publishedAt', ${timeSql('t.published_at')})
          order by t.version desc), '[]')::text
        from (select * from site_text where name = $1 and language = $2
              order by version desc limit $4) t) as versions`,
    [name, language, version, SITE_TEXT_VERSIONS_SHOWN],
  );
  if (!row || (version !== null && row.shown === null)) return null;
  return `{"shown":${row.shown ?? 'null'},"versions":${row.versions}}`;
}

type NewVersion = Place & { after: number; text: string | null; byId: string };

/** False: `after` is no longer the latest. */
export async function addSiteText(
  tx: Transaction,
  { name, language, after, text, byId }: NewVersion,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into site_text (name, language, version, text, by_id, published_at)
     select $1, $2, known.latest + 1, $4, $5, $6
     from (select coalesce(max(version), 0) as latest from site_text
           where name = $1 and language = $2) known
     where known.latest = $3
     on conflict do nothing returning version`,
    [name, language, after, text, byId, tx.now],
  );
  return rows.length > 0;
}
