import type { TestProject } from 'vitest/node';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

/** Gives the files of a project a folder in common for the time of the run. */
export function setup(project: TestProject): () => void {
  const folder = makeTemporaryFolder();
  project.provide('sharedFolder', folder);
  return () => removeFolder(folder);
}
