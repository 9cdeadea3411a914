import type { ThemeName } from '#web/theme/themePreference.ts';

/** Quieter than surfaces and statuses, so that reports stand out. */
export type MapPalette = Readonly<Record<MapColor, string>>;

type MapColor = keyof typeof dark;

const dark = {
  water: '#0b1d27',
  earth: '#151e20',
  park: '#172a20',
  field: '#1a2422',
  built: '#1a2325',
  building: '#1f2a2d',
  buildingEdge: '#2a373b',
  path: '#28363a',
  minor: '#2b3a3f',
  major: '#38494f',
  highway: '#4c6067',
  casing: '#10181a',
  rail: '#34424680',
  country: '#5f7277',
  region: '#37474b',
  county: '#222e31',
  label: '#c3cfcd',
  labelFaint: '#8fa0a1',
  labelWater: '#6797ac',
  halo: '#10181acc',
} as const;

const light: MapPalette = {
  water: '#bcd7e1',
  earth: '#f4f0e6',
  park: '#d5e5c8',
  field: '#e9ecd8',
  built: '#ece6d9',
  building: '#e4dccb',
  buildingEdge: '#d6ccb7',
  path: '#e2dac8',
  minor: '#fffdf8',
  major: '#fffdf8',
  highway: '#f8dfae',
  casing: '#d8cfbc',
  rail: '#b9b09d80',
  country: '#8d8371',
  region: '#c2b8a3',
  county: '#e0d8c6',
  label: '#303a38',
  labelFaint: '#626c69',
  labelWater: '#3a7389',
  halo: '#fbf8f0d9',
};

export const mapPalettes: Readonly<Record<ThemeName, MapPalette>> = { dark, light };
