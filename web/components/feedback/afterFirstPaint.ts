import { lazy, type ComponentType } from 'react';

/** A part whose code comes after the first paint; without it the page works all the same. */
export function afterFirstPaint<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const Part = await load().catch((): ComponentType<Props> => () => null);
    return { default: Part };
  });
}
