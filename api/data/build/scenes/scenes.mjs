import { crossingScenes } from './crossingScenes.mjs';
import { dumpScenes } from './dumpScenes.mjs';
import { greenScenes } from './greenScenes.mjs';
import { nightScenes } from './nightScenes.mjs';
import { parkScenes } from './parkScenes.mjs';
import { playgroundScenes } from './playgroundScenes.mjs';
import { roadScenes } from './roadScenes.mjs';
import { wallScenes } from './wallScenes.mjs';
import { waterScenes } from './waterScenes.mjs';

/** All demo photos by file name; each drawing takes `{ isFixed }` and answers inner SVG. */
export const SCENES = {
  ...crossingScenes,
  ...dumpScenes,
  ...greenScenes,
  ...nightScenes,
  ...parkScenes,
  ...playgroundScenes,
  ...roadScenes,
  ...wallScenes,
  ...waterScenes,
};
