import type { LocateError } from './locate.ts';
import { plainHttpContent } from './plainHttpContent.ts';

type Words = { unsupported: string; refused: string };

/** Why the position cannot be had, in the words of the place that asked for it. */
export const locateSentence = ({ problem }: LocateError, words: Words): string =>
  problem === 'plainHttp' ? plainHttpContent.position : words[problem];
