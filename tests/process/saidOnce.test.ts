import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { askCommandLine } from '#tests/support/servers/serverProcess.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE: 'embedded',
  PUBLIC_ORIGIN: 'https://trybe.example',
  ALLOW_SANDBOX_PAYMENTS: 'on',
};

/** Lines that stand there more than once, without the times of the log. */
function doubled(output: string): string[] {
  const lines = output
    .split('\n')
    .map((line) =>
      line
        .replace(/^\[[\d:.]+\] /u, '')
        .replace(/"time":\d+,/u, '')
        .trim(),
    )
    .filter((line) => line !== '');
  return lines.filter((line, at) => lines.indexOf(line) !== at);
}

function fileInTheWay(): string {
  const file = path.join(testFolder(), 'file');
  writeFileSync(file, '');
  return file;
}

async function takenPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

describe('what a start says is said once', () => {
  test.each([
    ['no database', { DATABASE_URL: 'postgres://a@127.0.0.1:9/a', DATABASE_WAIT_SECONDS: '1' }],
    ['wrong settings', { PORT: 'abc', SESSION_DAYS: '0', DATABASE_URI: 'postgres://a@b/c' }],
    ['settings that contradict', { NODE_ENV: 'production', DEMO_DATA: 'on', PHONE_CODES: 'local' }],
  ])('where it fails: %s', async (_, environment) => {
    const output = await askCommandLine([], {
      DATA_DIR: testFolder(),
      DEMO_DATA: 'off',
      ...environment,
    });
    expect(output).toContain('Trybe cannot start');
    expect(doubled(output)).toEqual([]);
  });

  test('where its folder is a file, and where its port is taken', async () => {
    const faults: Record<string, string>[] = [
      { DATA_DIR: fileInTheWay() },
      { DATA_DIR: testFolder(), HOST: '127.0.0.1', PORT: await takenPort() },
    ];
    for (const environment of faults) {
      const output = await askCommandLine([], { DEMO_DATA: 'off', ...environment });
      expect(output).toContain('Trybe cannot start');
      expect(doubled(output)).toEqual([]);
    }
  });

  test('where it serves, and should be set up and changed', async () => {
    const weak = { HOST: '0.0.0.0', TRUST_PROXY: '1' };
    const server = await startServerOfTest({
      ...PRODUCTION,
      ...weak,
      PASSWORD_COST: 'full',
      DATA_DIR: testFolder(),
    });
    expect(server.output()).toContain('HOST accepts connections from other machines');
    expect(server.output()).toContain('/setup');
    expect(doubled(server.output())).toEqual([]);
  });
});
