/**
 * The testers' worker: the real one, with the API inside. The order matters: the shim before the
 * library that needs it, the new fetch before the worker that captures it, and the last listener
 * after the real one, which thereby caches and answers exactly as in production.
 *
 * It is built under the real worker's name: running the app and the testers' build in turn on the
 * same port updates one to the other, instead of keeping the old one forever.
 */
import './node/globals.ts';
import './localStorageShim.ts';
import { answerTheRest, takeOverAtOnce } from './answerApi.ts';
import '../serviceWorker.ts';

takeOverAtOnce();
answerTheRest();
