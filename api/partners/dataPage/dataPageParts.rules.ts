import { escapeXml as escape } from '../xml.rules.ts';
import { DATA_PACKAGE, type OpenDataFacts } from '#schema/partners/openData.ts';
import type { Position } from '#schema/places/geo.ts';
import { LICENCE_FACTS } from '#schema/site/dataLicence.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import { OPEN311_CONFORMANCE } from './conformance.rules.ts';
import type { DataTexts } from './dataTexts.rules.ts';

/** `cells` are markup. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((name) => `<th scope="col">${escape(name)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

export const command = (text: string): string =>
  `<pre tabindex="0" dir="ltr">${escape(text)}</pre>`;

/** The contents of the monthly copy, and how to get it. */
export function copySection(
  copy: OpenDataFacts | null,
  origin: string,
  { copy: texts }: DataTexts,
): string {
  if (copy === null) return `<p>${texts.none}</p>`;
  const { madeAt, files } = copy;
  const rows = files.map(({ name, bytes }) => [
    `<a href="/api/data/${name}">${name}</a>`,
    texts.contents[name],
    String(bytes),
  ]);
  const commands = [...files.map(({ name }) => name), DATA_PACKAGE].map(
    (name) => `curl '${origin}/api/data/${name}' -o ${name}`,
  );
  return `<p>${texts.made(madeAt.slice(0, 10), DATA_PACKAGE)}</p>
${table(texts.columns, rows)}${command(commands.join('\n'))}`;
}

export function licenceWords(
  { licence, contactEmail }: SiteSettings,
  { licence: texts }: DataTexts,
): string {
  if (licence === null)
    return texts.none(contactEmail === null ? texts.operator : escape(contactEmail));
  const { title, href } = LICENCE_FACTS[licence];
  return texts.chosen(`<a href="${href}">${title}</a>`);
}

export function conformanceTable({ open311: texts }: DataTexts): string {
  const rows = OPEN311_CONFORMANCE.map(({ part, isThere, path }) => {
    const [name, note] = texts.parts[part];
    const example = path === null ? '' : ` <a href="${escape(path)}">${texts.example}</a>`;
    return [`<bdi>${name}</bdi>`, isThere ? texts.yes : texts.no, note + example];
  });
  return `<h3>${texts.conformance}</h3>${table(texts.columns, rows)}`;
}

/** A category in use for an example: one whose report needs no further answers, if there is one. */
export function reportable({ categories }: SiteSettings): string {
  const offered = categories.filter(({ isRetired }) => !isRetired);
  const plain = offered.find(({ questions }) => !questions.some(({ isRequired }) => isRequired));
  return (plain ?? offered[0])?.id ?? '';
}

/** For an example if the installation has no area. */
const SOMEWHERE: Position = { latitude: 41.88197, longitude: -87.63396 };

export const place = ({ area }: SiteSettings): Position => area?.centre ?? SOMEWHERE;
