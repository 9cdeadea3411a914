import { createElement, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { Sheet } from '#web/theme/compiledStyles.ts';

/** Wraps the frame's part while a page is painted; never sent. */
const PART = 'kept-part';
const [START, END] = [`<${PART}>`, `</${PART}>`];
const PICTURE_LINK = /<link rel="preload" as="image" href="([^"]*)"[^>]*>/gu;
const KEPT_MAX = 20;

type Name = readonly [id: string, name: string];

type Frame = { html: string; links: string; names: readonly Name[] };

type Painting = {
  /** What to paint instead of the frame's part. */
  paintFrame: (part: ReactNode) => ReactNode;
  /** The painted page with the part. */
  complete: (page: { html: string; links: string }) => { html: string; links: string };
};

/** Wraps `sheet` to record all names that are looked up or inserted. */
function notingSheet(sheet: Sheet, names: Name[]): Sheet {
  const noting = Object.create(sheet) as Sheet;
  noting.hasNameForId = (id, name) => {
    const isThere = sheet.hasNameForId(id, name);
    if (isThere) names.push([id, name]);
    return isThere;
  };
  noting.insertRules = (id, name, rules) => {
    names.push([id, name]);
    sheet.insertRules(id, name, rules);
  };
  return noting;
}

/** Paints the part along with the page, and passes what was painted to `keep`. */
function paintNew(sheet: Sheet, keep: (frame: Frame) => void): Painting {
  const names: Name[] = [];
  return {
    paintFrame: (part) =>
      createElement(
        PART,
        null,
        <StyleSheetManager sheet={notingSheet(sheet, names)}>{part}</StyleSheetManager>,
      ),
    complete: ({ html, links }) => {
      const [start, end] = [html.indexOf(START), html.indexOf(END)];
      if (start < 0 || end < start) return { html, links };
      const part = html.slice(start + START.length, end);
      const own = [...links.matchAll(PICTURE_LINK)].filter(([, href]) =>
        part.includes(`src="${href}"`),
      );
      keep({ html: part, links: own.map(([link]) => link).join(''), names });
      return { html: html.slice(0, start) + part + html.slice(end + END.length), links };
    },
  };
}

/** Null if a style of the part is no longer in the sheet. */
function paintKept(sheet: Sheet, frame: Frame): Painting | null {
  if (!frame.names.every(([id, name]) => sheet.hasNameForId(id, name))) return null;
  return {
    paintFrame: () => createElement(PART),
    complete: ({ html, links }) => ({
      html: html.replace(START + END, () => frame.html),
      links: links + frame.links,
    }),
  };
}

/**
 * Caches the painted HTML of a frame's part that is the same on many pages, with its styles
 * and preload links; inserted as text, it equals what the components would paint. `key`:
 * everything the part depends on.
 */
export function createKeptFrames(): (key: string, sheet: Sheet) => Painting {
  const kept = new Map<string, Frame>();

  return (key, sheet) => {
    const frame = kept.get(key);
    const painting = frame ? paintKept(sheet, frame) : null;
    return (
      painting ??
      paintNew(sheet, (painted) => {
        kept.set(key, painted);
        if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '');
      })
    );
  };
}
