import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const STAND_INS = path.join(import.meta.dirname, '../node');
const ORM = path.join(path.dirname(createRequire(import.meta.url).resolve('typeorm')), 'browser');

const REPLACED: [pattern: RegExp, file: string][] = [
  [/^typeorm$/u, path.join(ORM, 'index.js')],
  [/^(?:node:)?crypto$/u, path.join(STAND_INS, 'crypto.ts')],
  [/^node:timers\/promises$/u, path.join(STAND_INS, 'timers.ts')],
  [/^pg$/u, path.join(STAND_INS, 'absent.ts')],
];

/**
 * Bundles the server's code for a worker: Node modules get stand-ins, and TypeORM's browser build
 * gets its PostgreSQL driver back.
 */
export function serverInWorker(): Plugin {
  return {
    name: 'server-in-worker',
    enforce: 'pre',
    config: () => ({
      define: { 'import.meta.url': 'self.location.href', 'import.meta.resolve': 'undefined' },
    }),
    resolveId(source, importer) {
      if (importer?.startsWith(ORM) && /\/PostgresDriver(?:\.js)?$/u.test(source)) {
        const file = path.resolve(path.dirname(importer), source);
        return file.endsWith('.js') ? file : `${file}.js`;
      }
      const standIn = REPLACED.find(([pattern]) => pattern.test(source))?.[1];
      // An empty stand-in would fail only at its first call.
      if (!standIn && source.startsWith('node:') && !importer?.includes('node_modules'))
        this.error(`${importer} imports ${source}, which has no stand-in in ${STAND_INS}`);
      return standIn;
    },
  };
}
