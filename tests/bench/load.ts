import { Agent, request } from 'node:http';

export type BenchCase = {
  name: string;
  origin: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** A new body for every request, where there is one. */
  body?: () => string;
};

export type Rate = { perSecond: number; p50Ms: number; p99Ms: number };

const CONNECTIONS = 16;

function send(agent: Agent, { origin, method = 'GET', path, headers, body }: BenchCase) {
  return new Promise<void>((resolve, reject) => {
    const text = body?.();
    const call = request(origin + path, { agent, method, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode < 300) resolve();
        else reject(new Error(`${method} ${path} answered ${statusCode}`));
      });
    });
    call.on('error', reject);
    call.end(text);
  });
}

/** Sends requests over 16 kept-open connections for `durationMs`. Rejects on the first failure. */
export async function measure(subject: BenchCase, durationMs: number): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const start = performance.now();
  const one = async () => {
    while (performance.now() - start < durationMs) {
      const began = performance.now();
      await send(agent, subject);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  const elapsed = performance.now() - start;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { perSecond: (times.length / elapsed) * 1000, p50Ms: at(0.5), p99Ms: at(0.99) };
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
