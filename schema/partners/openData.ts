import { LICENCE_FACTS, type DataLicence } from '#schema/site/dataLicence.ts';

/** At `/api/data/{name}`: the issues, their books, what bodies answered and when work began and ended. */
export const OPEN_DATA_FILES = [
  'issues.csv',
  'issues.geojson',
  'ledger.csv',
  'updates.csv',
] as const;
export type OpenDataFile = (typeof OPEN_DATA_FILES)[number];

/** Describes them, as a data package of frictionlessdata.io. */
export const DATA_PACKAGE = 'datapackage.json';

/** A copy that contains what is no longer public is made again, but not more often than this. */
export const OPEN_DATA_REMADE_MINUTES = 10;

export const OPEN_DATA_TYPES: Readonly<Record<OpenDataFile, string>> = {
  'issues.csv': 'text/csv; charset=utf-8',
  'issues.geojson': 'application/geo+json',
  'ledger.csv': 'text/csv; charset=utf-8',
  'updates.csv': 'text/csv; charset=utf-8',
};

export type OpenDataFacts = {
  month: string;
  /** ISO 8601. */
  madeAt: string;
  files: readonly { name: OpenDataFile; bytes: number; sha256: string }[];
};

const DESCRIPTION =
  'What everybody may read without an account. Nothing about people is in it: no names, and no discussions, which are for people with an account.';

/** The description of a copy; `licence` null: the operator chose none. */
export function describeOpenData(
  { month, madeAt, files }: OpenDataFacts,
  { siteName, origin, licence }: { siteName: string; origin: string; licence: DataLicence | null },
) {
  return {
    name: `public-data-${month}`,
    title: `Public data of ${siteName}, ${month}`,
    description: DESCRIPTION,
    homepage: origin,
    created: madeAt,
    licenses:
      licence === null
        ? []
        : [
            {
              name: licence,
              title: LICENCE_FACTS[licence].title,
              path: LICENCE_FACTS[licence].href,
            },
          ],
    resources: files.map(({ name, bytes, sha256 }) => ({
      name: name.replace('.', '-'),
      path: `${origin}/api/data/${name}`,
      format: name.split('.')[1],
      mediatype: OPEN_DATA_TYPES[name].split(';')[0],
      encoding: 'utf-8',
      bytes,
      hash: `sha256:${sha256}`,
    })),
  };
}
