import { lazy, type ComponentType } from 'react';
import { keepTrying } from '#web/store/untilWorthTrying.ts';

/** A part loaded after the first paint, or later on a bad line; the page works without it. */
export function afterFirstPaint<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const Part = await keepTrying(load);
    return { default: Part as ComponentType<Props> };
  });
}
