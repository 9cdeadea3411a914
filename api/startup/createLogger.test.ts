import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openLog } from './createLogger.ts';

it('a full disk behind the log ends nothing', async () => {
  const uncaught = vi.fn<() => void>();
  process.on('uncaughtExceptionMonitor', uncaught);
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', uncaught));
  const lines = openLog(openSync('/dev/full', 'w'));
  const failed = vi.spyOn(lines, 'emit');
  for (let count = 1; count <= 2; count += 1) {
    lines.write('a line\n');
    await sleep(100);
  }
  lines.destroy();
  expect(failed).toHaveBeenCalledWith('error', expect.objectContaining({ code: 'ENOSPC' }));
  expect(uncaught).not.toHaveBeenCalled();
});
