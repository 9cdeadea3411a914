/** Browser features that the simulated server needs, by where each is found. */
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

/** Required features that this browser lacks. */
export const missingAbilities = (scope: object = globalThis): Ability[] =>
  ABILITIES.filter((ability) => !isPresent(scope, NEEDS[ability]));
