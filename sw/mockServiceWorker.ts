/**
 * The worker of the testers' build: the real one, with the API answered inside it. The order counts:
 * the shim before the library that needs it, the new fetch before the worker that keeps it, and the
 * last listener after the real one, which thereby caches and answers exactly as in production.
 */
import './mock/localStorageShim.ts';
import { answerTheRest } from './mock/answerApi.ts';
import './serviceWorker.ts';

answerTheRest();
