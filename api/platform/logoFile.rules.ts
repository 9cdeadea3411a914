/** `icons`: the hash of the logo as uploaded. */
export const logoFileName = (icons: string, edge: number | string): string =>
  `logos/${icons.slice(0, 2)}/${icons}-${edge}`;
