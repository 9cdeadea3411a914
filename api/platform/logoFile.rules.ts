/** Where an icon made of a logo lies; `icons` is the hash of the logo as it was sent. */
export const logoFileOf = (icons: string, edge: number | string): string =>
  `logos/${icons.slice(0, 2)}/${icons}-${edge}`;
