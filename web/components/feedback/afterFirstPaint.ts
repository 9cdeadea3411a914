import { lazy, type ComponentType } from 'react';

/** A part loaded after the first paint; the page works without it. */
export function afterFirstPaint<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const Part = await load().catch((): ComponentType<Props> => () => null);
    return { default: Part };
  });
}
