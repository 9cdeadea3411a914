import type { OpenDataFile } from '#schema/partners/openData.ts';
import type { Conformance } from './conformance.rules.ts';
import type { DataExample, DataFilter } from './dataExamples.rules.ts';

/** The texts of the data page; descriptions of address parts may contain markup. */
export type DataTexts = {
  title: (site: string) => string;
  lead: string;
  calls: string;
  open: (site: string) => string;
  examples: { title: string; what: Record<DataExample, string> };
  feeds: {
    title: string;
    text: string;
    columns: readonly [name: string, meaning: string];
    filters: Record<DataFilter, string>;
  };
  copy: {
    title: string;
    none: string;
    made: (day: string, description: string) => string;
    columns: readonly [file: string, holds: string, bytes: string];
    contents: Record<OpenDataFile, string>;
  };
  licence: {
    title: string;
    chosen: (link: string) => string;
    none: (whom: string) => string;
    operator: string;
  };
  open311: {
    title: string;
    text: string;
    conformance: string;
    columns: readonly [part: string, isThere: string, note: string];
    yes: string;
    no: string;
    example: string;
    parts: Record<Conformance['part'], readonly [name: string, note: string]>;
  };
  report: { title: string; text: string; sample: string; updates: string };
  webhooks: { title: string; text: string };
  embeds: { title: string; text: string; oembed: string };
  manners: {
    title: string;
    unlimited: string;
    limited: (perMinute: number) => string;
    text: string;
  };
};
