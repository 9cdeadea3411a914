/**
 * The worker of the testers' build: the real one, with the API answered inside it. The order counts:
 * the shim before the library that needs it, the new fetch before the worker that keeps it, and the
 * last listener after the real one, which thereby caches and answers exactly as in production.
 *
 * It is built under the real worker's name: whoever runs the app and the testers' build one after
 * the other on the same port gets an update from one to the other, not the old one for ever.
 */
import './node/globals.ts';
import './localStorageShim.ts';
import { answerTheRest, takeOverAtOnce } from './answerApi.ts';
import '../serviceWorker.ts';

takeOverAtOnce();
answerTheRest();
