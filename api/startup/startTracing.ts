import type { Config } from '#api/config/config.ts';
import type { Tracer } from '#api/platform/ports.ts';
import type { Cleanup } from './openDatabase.ts';

/**
 * Null: no collector configured, and then the library is not loaded. `warn` is called only later.
 */
export async function startTracing(
  { tracing }: Pick<Config, 'tracing'>,
  cleanups: Cleanup[],
  warn: (message: string) => void,
): Promise<Tracer | null> {
  if (tracing === null) return null;
  const { createOtelTracer } = await import('#api/monitoring/otelTracer.ts');
  const { tracer, stop } = createOtelTracer({ config: tracing, warn });
  cleanups.push(stop);
  return tracer;
}
