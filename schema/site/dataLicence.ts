/** Licences for the public data of an installation, by their SPDX identifiers. */
export const DATA_LICENCES = ['CC0-1.0', 'CC-BY-4.0', 'ODbL-1.0', 'DL-DE-BY-2.0'] as const;
export type DataLicence = (typeof DATA_LICENCES)[number];

/** Proper names, the same in every language. */
export const LICENCE_FACTS: Readonly<Record<DataLicence, { title: string; href: string }>> = {
  'CC0-1.0': {
    title: 'Creative Commons Zero 1.0 (CC0)',
    href: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  'CC-BY-4.0': {
    title: 'Creative Commons Attribution 4.0 (CC BY)',
    href: 'https://creativecommons.org/licenses/by/4.0/',
  },
  'ODbL-1.0': {
    title: 'Open Database License 1.0 (ODbL)',
    href: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
  'DL-DE-BY-2.0': {
    title: 'Datenlizenz Deutschland Namensnennung 2.0',
    href: 'https://www.govdata.de/dl-de/by-2-0',
  },
};
