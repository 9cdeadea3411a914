import type { LocateError } from './locate.ts';
import { locateContent } from './locateContent.ts';

type Words = { unsupported: string; refused: string };

/** Why the position is unavailable, in the words of the place that asked for it. */
export const locateSentence = ({ problem }: LocateError, words: Words): string =>
  problem === 'plainHttp' ? locateContent.plainHttp : words[problem];
