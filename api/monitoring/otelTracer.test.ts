import { context } from '@opentelemetry/api';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOtelTracer } from './otelTracer.ts';

const STOPPED_WITHIN_MS = 5_000;

test('a stop does not wait for a collector that takes everything and answers nothing', async () => {
  const asked = vi.fn<() => void>();
  const collector = createServer(asked);
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => {
    collector.closeAllConnections();
    collector.close();
    context.disable();
  });
  const { port } = collector.address() as AddressInfo;
  const config = {
    endpoint: `http://127.0.0.1:${port}`,
    headers: {},
    serviceName: 'trybe',
    share: 1,
  };
  const { tracer, stop } = createOtelTracer({ config, warn: () => undefined });
  tracer.begin('work', { kind: 'job' }).end();

  const startedMs = performance.now();
  await stop();
  expect(performance.now() - startedMs).toBeLessThan(STOPPED_WITHIN_MS);
  expect(asked).toHaveBeenCalledOnce();
});
