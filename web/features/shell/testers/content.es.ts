import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

const abilities = {
  serviceWorker:
    'service workers (necesitan https o localhost, y algunas ventanas privadas no los tienen)',
  webAssembly: 'WebAssembly',
  indexedDb: 'IndexedDB',
  locks: 'Web Locks',
};

const scenarios = {
  normal: ['Normal', 'Todo funciona.'],
  slow: ['Lento', 'Cada respuesta tarda tres segundos.'],
  offline: ['Sin conexión', 'Ninguna llamada llega al servidor.'],
  flaky: ['Inestable', 'Una de cada tres llamadas falla con 503.'],
  reply_lost: ['Respuesta perdida', 'El cambio se guarda, pero su primera respuesta nunca llega.'],
  session_expired: [
    'Sesión caducada',
    'Lo que necesita una cuenta responde 401 hasta que vuelvas a iniciar sesión.',
  ],
  server_errors: ['Errores del servidor', 'Todas las llamadas fallan con 500.'],
  empty: ['Sitio vacío', 'Un sitio en su primer día: con cuentas, pero sin problemas.'],
  thousand: ['1000 problemas', 'Un sitio con mucha actividad y mil problemas por todo el país.'],
} as const;

export const testersContent = {
  open: (scenario) => `Simulación: ${scenario}`,
  title: 'Esto es una simulación',
  description:
    'No hay ningún servidor en marcha. Este navegador responde él mismo a cada llamada y guarda lo que escribes solo en este dispositivo. Elige qué debe fallar.',
  scenarios,
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
