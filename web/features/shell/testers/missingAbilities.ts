/** What the simulated server needs of a browser, by where each is found. */
const NEEDS = {
  serviceWorker: ['navigator', 'serviceWorker'],
  webAssembly: ['WebAssembly', 'compileStreaming'],
  indexedDb: ['indexedDB', 'databases'],
  locks: ['navigator', 'locks'],
} as const;
export type Ability = keyof typeof NEEDS;

const ABILITIES = Object.keys(NEEDS) as Ability[];

function isPresent(scope: object, [holder, member]: readonly [string, string]): boolean {
  const found: unknown = Reflect.get(scope, holder);
  const isHolder = (typeof found === 'object' || typeof found === 'function') && found !== null;
  return isHolder && member in found;
}

/** What this browser lacks of what the simulated server cannot do without. */
export const missingAbilities = (scope: object = globalThis): Ability[] =>
  ABILITIES.filter((ability) => !isPresent(scope, NEEDS[ability]));
