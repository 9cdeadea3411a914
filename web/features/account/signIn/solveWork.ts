import { getRegistrationWork, type SolvedWork } from '#schema/people/registrationWork.ts';
import { call } from '#web/net/call.ts';
import { NetworkError } from '#web/net/callErrors.ts';

/** Solves a task in a worker of its own, so that the page stays usable. Throws as `call` does. */
export async function solveWork(): Promise<SolvedWork> {
  const task = await call(getRegistrationWork);
  const worker = new Worker(new URL('./registrationWork.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const answers = await new Promise<number[]>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => resolve(data));
      // A worker whose code cannot be loaded never answers. Only a fault inside it has a message.
      worker.addEventListener('error', ({ message }) =>
        reject(message ? new Error(message) : new NetworkError()),
      );
      worker.postMessage(task);
    });
    return { challenge: task.challenge, answers };
  } finally {
    worker.terminate();
  }
}
