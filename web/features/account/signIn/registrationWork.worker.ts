import type { RegistrationTask } from '#schema/people/registrationWork.ts';
import { solveTask } from './solveTask.ts';

self.addEventListener('message', ({ data }: MessageEvent<RegistrationTask>) => {
  self.postMessage(solveTask(data));
});
