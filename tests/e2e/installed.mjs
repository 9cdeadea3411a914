import { readFileSync } from 'node:fs';

const ADMINISTRATION = 21;

/** Whether this process may mount a disk: root may, unless a container forbids it. */
function mayMount() {
  try {
    const [, rights = '0'] =
      /^CapEff:\s*(\w+)$/mu.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return ((BigInt(`0x${rights}`) >> BigInt(ADMINISTRATION)) & 1n) === 1n;
  } catch {
    return false;
  }
}

/** What some browser tests need beside a browser, and whether this machine has it. */
export const MEANS = [{ name: 'the right to mount a disk of its own', isInstalled: mayMount() }];
