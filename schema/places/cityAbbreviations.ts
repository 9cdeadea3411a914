/** Common short names of cities, with the full names that geocoders know. */
export const CITY_ABBREVIATIONS: Readonly<Record<string, string>> = {
  ABQ: 'Albuquerque',
  ATL: 'Atlanta',
  ATX: 'Austin',
  BK: 'Brooklyn',
  BMORE: 'Baltimore',
  BOS: 'Boston',
  CHI: 'Chicago',
  CHITOWN: 'Chicago',
  CINCY: 'Cincinnati',
  CLE: 'Cleveland',
  DC: 'Washington, D.C.',
  DEN: 'Denver',
  DFW: 'Dallas',
  DTW: 'Detroit',
  HOU: 'Houston',
  HTX: 'Houston',
  INDY: 'Indianapolis',
  JAX: 'Jacksonville',
  KC: 'Kansas City',
  LA: 'Los Angeles',
  LV: 'Las Vegas',
  MIA: 'Miami',
  MKE: 'Milwaukee',
  MSP: 'Minneapolis',
  NOLA: 'New Orleans',
  NY: 'New York',
  NYC: 'New York City',
  OKC: 'Oklahoma City',
  PDX: 'Portland',
  PGH: 'Pittsburgh',
  PHILLY: 'Philadelphia',
  PHL: 'Philadelphia',
  PHX: 'Phoenix',
  RVA: 'Richmond',
  SATX: 'San Antonio',
  SD: 'San Diego',
  SF: 'San Francisco',
  SJ: 'San Jose',
  SLC: 'Salt Lake City',
  STL: 'St. Louis',
  VEGAS: 'Las Vegas',
};

/**
 * Writes out a city's short name before a search: "LA" and "la, CA" become "Los Angeles" and
 * "Los Angeles, CA". Inside a longer name only capitals count ("Downtown LA"), so that words of
 * other names stay; what follows the first comma is a state or country and stays too.
 */
export function expandAbbreviations(query: string): string {
  const comma = query.indexOf(',');
  const head = (comma < 0 ? query : query.slice(0, comma)).trim();
  const tail = comma < 0 ? '' : query.slice(comma);
  return (fullName(head.toUpperCase().replaceAll('.', '')) ?? expandWords(head)) + tail;
}

function expandWords(head: string): string {
  // In all capitals nothing stands out: "LA PAZ" is La Paz.
  if (!/\p{Ll}/u.test(head)) return head;
  return head.replace(
    /(?<![\p{L}\p{N}])[A-Z]{2,}(?![\p{L}\p{N}])/gu,
    (word) => fullName(word) ?? word,
  );
}

function fullName(word: string): string | undefined {
  return Object.hasOwn(CITY_ABBREVIATIONS, word) ? CITY_ABBREVIATIONS[word] : undefined;
}
