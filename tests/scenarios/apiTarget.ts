import { Client } from 'pg';
import { handsOfTime } from './handsOfTime.ts';
import type { Target, TargetAddress } from './targetHands.ts';

/** The real API behind its address, with the hands of time on its database. */
export function connectApiTarget(address: Extract<TargetAddress, { kind: 'api' }>): Target {
  const execute = async (sql: string, values: unknown[]) => {
    const client = new Client({ connectionString: address.databaseUrl });
    await client.connect();
    try {
      await client.query(sql, values);
    } finally {
      await client.end();
    }
  };
  return {
    name: address.name,
    origin: address.origin,
    send: (url, init) => fetch(address.origin + url, { redirect: 'manual', ...init }),
    ...handsOfTime(execute),
  };
}
