import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { EventFeed } from '#api/database/events.ts';
import type { Services } from '#api/http/services.ts';
import { LANGUAGE_NAMES, type Language } from '#schema/languages/languages.ts';

type Adding = {
  services: Pick<Services, 'events' | 'shared' | 'site'>;
  feed: Pick<EventFeed, 'subscribe'>;
  isBuilt: (language: Language) => boolean;
  /** The script that started this process. */
  program: string | undefined;
  /** Reports to the parent process, as `npm start` does about its own build. */
  say: (text: string) => void;
  warn: (text: string) => void;
};

/** Only `npm start` has the sources from which a language is built. */
const isBuilder = (program: string | undefined): program is string =>
  program !== undefined && path.basename(program) === 'start.mjs';

/**
 * Builds languages that operators enable and the build lacks, one at a time; they are offered once built. A
 * production build has all of them. Each is tried once.
 */
export function addLanguages({ services, feed, isBuilt, program, say, warn }: Adding) {
  const tried = new Set<Language>();
  let child: ChildProcess | null = null;
  let isStopped = false;
  let work = Promise.resolve();

  async function build(language: Language, builder: string): Promise<void> {
    const name = LANGUAGE_NAMES[language];
    say(`${name} is being built and will be offered once it is there`);
    child = spawn(process.execPath, [builder, '--add-language', language], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    await once(child, 'close').catch((error: unknown) => (errors += String(error)));
    child = null;
    if (isStopped) return;
    if (!isBuilt(language)) return warn(`${name} could not be built: ${errors.trim()}`);
    say(`${name} is there`);
    services.shared.clear();
    services.events.broadcast({ topic: 'settings', id: null });
  }

  async function addMissing(): Promise<void> {
    const { languages } = await services.site.latest();
    for (const language of languages.filter((code) => !isBuilt(code) && !tried.has(code))) {
      if (isStopped) return;
      tried.add(language);
      if (isBuilder(program)) await build(language, program);
      else
        warn(
          `The build has no ${LANGUAGE_NAMES[language]}, so it is not offered. Build everything with \`npm run build\` and start again.`,
        );
    }
  }

  const look = () => {
    work = work.then(addMissing).catch((error: unknown) => warn(String(error)));
  };
  feed.subscribe(({ topic }) => {
    if (topic === 'settings' || topic === 'resync') look();
  });
  look();
  return {
    stop: async () => {
      isStopped = true;
      child?.kill();
      await work;
    },
  };
}
