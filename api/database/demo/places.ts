export type Place = { short: string; location: string; latitude: number; longitude: number };

/** Streets of Chicago's Loop with their latitude (running east to west) or longitude. */
const EAST_WEST = [
  ['Lake St', 41.8857],
  ['Randolph St', 41.8845],
  ['Washington St', 41.8832],
  ['Madison St', 41.882],
  ['Monroe St', 41.8807],
  ['Adams St', 41.8794],
  ['Jackson Blvd', 41.8781],
  ['Van Buren St', 41.8769],
] as const;

const NORTH_SOUTH = [
  ['Michigan Ave', -87.6245],
  ['Wabash Ave', -87.6261],
  ['State St', -87.6278],
  ['Dearborn St', -87.6294],
  ['Clark St', -87.631],
  ['LaSalle St', -87.6325],
  ['Wells St', -87.634],
  ['Franklin St', -87.6354],
] as const;

const loopCorners: Place[] = EAST_WEST.flatMap(([street, latitude]) =>
  NORTH_SOUTH.map(([avenue, longitude]) => ({
    short: `${avenue} and ${street}`,
    location: `${avenue} & ${street}, The Loop, Chicago, IL`,
    latitude,
    longitude,
  })),
);

/** Name, location text after the name, latitude, longitude. */
const ELSEWHERE: readonly [string, string, number, number][] = [
  ['Printers Row Park', 'Printers Row Park, South Loop, Chicago, IL', 41.8727, -87.6287],
  ['the Riverwalk', 'Riverwalk at Clark St, The Loop, Chicago, IL', 41.8871, -87.6309],
  ['Grant Park', 'Grant Park, Downtown, Chicago, IL', 41.8742, -87.6216],
  [
    'Halsted St and Randolph St',
    'Halsted St & Randolph St, West Loop, Chicago, IL',
    41.8844,
    -87.6475,
  ],
  ['Logan Blvd', 'Logan Blvd & Kedzie Ave, Logan Square, Chicago, IL', 41.9283, -87.7073],
  ['53rd St', '53rd St & Lake Park Ave, Hyde Park, Chicago, IL', 41.7996, -87.5873],
  ['Bedford Ave', 'Bedford Ave & N 7th St, Brooklyn, New York, NY', 40.717, -73.957],
  ['Montague St', 'Montague St, Brooklyn Heights, New York, NY', 40.6943, -73.9925],
  ['Canal St', 'Canal St & Mott St, Chinatown, New York, NY', 40.7168, -73.9974],
  ['Echo Park Ave', 'Echo Park Ave, Echo Park, Los Angeles, CA', 34.0781, -118.2549],
  ['Spring St', 'Spring St & 5th St, Downtown, Los Angeles, CA', 34.0475, -118.2487],
  ['Abbot Kinney Blvd', 'Abbot Kinney Blvd, Venice, Los Angeles, CA', 33.9908, -118.4656],
  ['Valencia St', 'Valencia St & 18th St, Mission District, San Francisco, CA', 37.7616, -122.4217],
  ['Ellis St', 'Ellis St & Leavenworth St, Tenderloin, San Francisco, CA', 37.7848, -122.4146],
  ['International Blvd', 'International Blvd, Fruitvale, Oakland, CA', 37.7752, -122.2243],
  ['Pike St', 'Pike St & Broadway, Capitol Hill, Seattle, WA', 47.614, -122.3208],
  ['Occidental Ave', 'Occidental Ave S, Pioneer Square, Seattle, WA', 47.6008, -122.3331],
  ['NW 10th Ave', 'NW 10th Ave & Everett St, Pearl District, Portland, OR', 45.525, -122.681],
  ['Division St', 'SE Division St & 35th Pl, Southeast, Portland, OR', 45.5049, -122.6277],
  ['Larimer St', 'Larimer St & 27th St, Five Points, Denver, CO', 39.7582, -104.985],
  ['S Congress Ave', 'S Congress Ave & Annie St, South Congress, Austin, TX', 30.2498, -97.7495],
  ['E 6th St', 'E 6th St & Chicon St, East Side, Austin, TX', 30.2622, -97.7226],
  ['Main St', 'Main St & Elm St, Downtown, Dallas, TX', 32.7803, -96.8005],
  ['Montrose Blvd', 'Montrose Blvd & Westheimer Rd, Montrose, Houston, TX', 29.744, -95.391],
  ['Frenchmen St', 'Frenchmen St, Marigny District, New Orleans, LA', 29.9633, -90.0578],
  ['Oak St', 'Oak St & Carrollton Ave, Uptown, New Orleans, LA', 29.948, -90.1303],
  ['Michigan Ave', 'Michigan Ave & 14th St, Corktown, Detroit, MI', 42.3315, -83.0698],
  ['Cass Ave', 'Cass Ave & Canfield St, Midtown, Detroit, MI', 42.353, -83.0643],
  ['Edgewood Ave', 'Edgewood Ave & Boulevard SE, Old Fourth Ward, Atlanta, GA', 33.7544, -84.3722],
  ['Peachtree St', 'Peachtree St NE & 10th St, Midtown, Atlanta, GA', 33.7815, -84.3836],
  ['NW 2nd Ave', 'NW 2nd Ave & 24th St, Wynwood Art District, Miami, FL', 25.7997, -80.1993],
  ['U St', 'U St NW & 14th St, Shaw, Washington, DC', 38.917, -77.032],
  ['H St', 'H St NE & 8th St, Near Northeast, Washington, DC', 38.9004, -76.9951],
  ['Frankford Ave', 'Frankford Ave & Girard Ave, Fishtown, Philadelphia, PA', 39.9698, -75.1341],
  [
    'Baltimore Ave',
    'Baltimore Ave & 46th St, West Philadelphia, Philadelphia, PA',
    39.9491,
    -75.2139,
  ],
  ['Centre St', 'Centre St, Jamaica Plain, Boston, MA', 42.3137, -71.1142],
  ['Harvard Ave', 'Harvard Ave & Commonwealth Ave, Allston Village, Boston, MA', 42.3504, -71.1312],
  ['Lake St', 'E Lake St & Bloomington Ave, Powderhorn Park, Minneapolis, MN', 44.9483, -93.2524],
  ['Brady St', 'Brady St, Lower East Side, Milwaukee, WI', 43.0531, -87.8975],
  ['Cherokee St', 'Cherokee St, Benton Park West, St. Louis, MO', 38.5937, -90.2278],
  ['Vine St', 'Vine St & 13th St, Over-the-Rhine, Cincinnati, OH', 39.1095, -84.5153],
  ['Roosevelt Row', 'Roosevelt St & 3rd St, Downtown, Phoenix, AZ', 33.4587, -112.0694],
  ['Central Ave', 'Central Ave & Gold Ave, Downtown, Albuquerque, NM', 35.0841, -106.6512],
  ['Barrio Logan', 'Logan Ave & Sampson St, Barrio Logan, San Diego, CA', 32.7001, -117.1431],
  ['Butler St', 'Butler St & 40th St, Lawrenceville, Pittsburgh, PA', 40.4713, -79.9602],
  ['W 25th St', 'W 25th St & Lorain Ave, Ohio City, Cleveland, OH', 41.4847, -81.7033],
  ['Nolensville Pike', 'Nolensville Pike, Woodbine, Nashville, TN', 36.1204, -86.749],
  ['Broad Ave', 'Broad Ave, Binghampton, Memphis, TN', 35.1465, -89.976],
  ['Kalihi St', 'N King St & Kalihi St, Kalihi, Honolulu, HI', 21.3334, -157.8762],
  ['Spenard Rd', 'Spenard Rd & 30th Ave, Spenard, Anchorage, AK', 61.1936, -149.9044],
];

/** The Loop's corners come first: its street map is the built-in sample. */
export const PLACES: readonly Place[] = [
  ...loopCorners,
  ...ELSEWHERE.map(([short, location, latitude, longitude]) => ({
    short,
    location,
    latitude,
    longitude,
  })),
];
