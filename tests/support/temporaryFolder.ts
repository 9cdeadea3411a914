import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that other accounts may pass through; the caller removes it. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trybe-test-'));
  // As root the database runs under another account, which has to get there.
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes a folder with all its contents, even while a process still writes there. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** An empty folder that is gone after the test. */
export function testFolder(): string {
  const folder = makeTemporaryFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}
