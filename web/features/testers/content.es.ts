import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

const abilities = {
  serviceWorker:
    'service workers (necesitan https o localhost, y algunas ventanas privadas no los tienen)',
  webAssembly: 'WebAssembly',
  indexedDb: 'IndexedDB',
  locks: 'Web Locks',
};

export const testersContent = {
  open: (scenario) => `Simulación: ${scenario}`,
  title: 'Esto es una simulación',
  description:
    'No hay ningún servidor en marcha. Este navegador responde él mismo a cada llamada y guarda lo que escribes solo en este dispositivo. Elige qué debe fallar.',
  choice: 'Escenario',
  reset: 'Empezar de nuevo con datos nuevos',
  resetting: 'Empezando de nuevo…',
  failed: 'La simulación no responde. Vuelve a cargar la página.',
  unknown: 'iniciando…',
  impossible: 'aquí no es posible',
  impossibleTitle: 'Este navegador no puede ejecutar la simulación',
  abilities,
  lacks: (missing) =>
    `Le falta: ${missing.map((ability) => abilities[ability]).join('; ')}. Aquí no se responde a ninguna llamada. Abre esta página en otro navegador.`,
} satisfies Texts<typeof original.testersContent>;
