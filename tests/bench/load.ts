import { Agent, request } from 'node:http';

export type BenchCase = {
  name: string;
  origin: string;
  method?: string;
  /** A new one for every request, where it is a function. */
  path: string | (() => string);
  headers?: Record<string, string> | (() => Record<string, string>);
  /** A new body for every request, where there is one. */
  body?: () => string;
  /** How many requests are under way at once; absent: 16. */
  connections?: number;
};

const made = <T extends object | string>(value: T | (() => T)): T =>
  typeof value === 'function' ? value() : value;

export type Rate = {
  perSecond: number;
  p50Ms: number;
  p90Ms: number;
  p99Ms: number;
  maxMs: number;
};

const CONNECTIONS = 16;
const AS_BROWSERS = { 'Accept-Encoding': 'gzip, deflate, br' };

/** One request; without an agent over a connection of its own. Rejects unless it is served. */
export function send(
  agent: Agent | undefined,
  { origin, method = 'GET', headers = {}, body, ...about }: BenchCase,
) {
  const path = made(about.path);
  return new Promise<void>((resolve, reject) => {
    const text = body?.();
    const sent = { ...AS_BROWSERS, ...made(headers) };
    const call = request(origin + path, { agent, method, headers: sent }, (response) => {
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

/** Sends requests over kept-open connections for `durationMs`. Rejects on the first failure. */
export async function measure(subject: BenchCase, durationMs: number): Promise<Rate> {
  const { connections = CONNECTIONS } = subject;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const start = performance.now();
  const one = async () => {
    while (performance.now() - start < durationMs) {
      const began = performance.now();
      await send(agent, subject);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  const elapsed = performance.now() - start;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    perSecond: (times.length / elapsed) * 1000,
    p50Ms: at(0.5),
    p90Ms: at(0.9),
    p99Ms: at(0.99),
    maxMs: at(1),
  };
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
