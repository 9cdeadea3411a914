import { escapeXml as escape } from '../xml.rules.ts';
import { DATA_PACKAGE, type OpenDataFacts, type OpenDataFile } from '#schema/partners/openData.ts';
import type { Position } from '#schema/places/geo.ts';
import { LICENCE_FACTS } from '#schema/site/dataLicence.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import { OPEN311_CONFORMANCE } from './conformance.rules.ts';

const CONTENTS: Record<OpenDataFile, string> = {
  'issues.csv': 'every listed issue for a spreadsheet',
  'issues.geojson': 'the same as a map layer',
  'ledger.csv': 'every movement of the money of these issues, each side of it',
  'updates.csv': 'what bodies answered, when solvers were chosen and when work was done',
};

/** What the month's copy holds, and how to take it. */
export function copySection(copy: OpenDataFacts | null, origin: string): string {
  if (copy === null)
    return '<p>A copy is made once there is something to copy, and then at the beginning of each month.</p>';
  const { madeAt, files } = copy;
  const rows = files.map(
    ({ name, bytes }) =>
      `<tr><td><a href="/api/data/${name}">${name}</a></td><td>${CONTENTS[name]}</td><td>${bytes}</td></tr>`,
  );
  const commands = [...files.map(({ name }) => name), DATA_PACKAGE].map(
    (name) => `curl ${escape(`'${origin}/api/data/${name}'`)} -o ${name}`,
  );
  return `<p>Made on ${madeAt.slice(0, 10)}. It holds what everybody may read without an account, and nothing about people: no names, no
discussions, which are for people with an account;
the next replaces it. Once something in it is no longer public, it is made anew, and until then answered with 503.
<code>${DATA_PACKAGE}</code> describes it with its licence and the SHA-256 of each file.</p>
<table><thead><tr><th>File</th><th>Holds</th><th>Bytes</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<pre tabindex="0">${commands.join('\n')}</pre>`;
}

export function licenceWords({ licence, contactEmail }: SiteSettings): string {
  if (licence !== null) {
    const { title, href } = LICENCE_FACTS[licence];
    return `Use it under <a href="${href}">${title}</a>.`;
  }
  const whom = contactEmail === null ? 'its operator' : escape(contactEmail);
  return `This installation has chosen none. Ask ${whom} before you publish the data.`;
}

export const rateWords = (perMinute: number | null): string =>
  perMinute === null
    ? 'Requests are not counted here; be gentle all the same.'
    : `An address may send ${perMinute} requests a minute.`;

const CELLS = { true: 'yes', false: 'no' } as const;

export function conformanceTable(): string {
  const rows = OPEN311_CONFORMANCE.map(({ part, isThere, note, path }) => {
    const example = path === undefined ? '' : ` <a href="${escape(path)}">Example</a>`;
    return `<tr><td>${part}</td><td>${CELLS[`${isThere}`]}</td><td>${note}${example}</td></tr>`;
  });
  return `<h3>What of the standard is there</h3>
<table><thead><tr><th>Part</th><th>There</th><th>Note</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** A category in use for an example: one whose report needs no further answers, if there is one. */
export function reportable({ categories }: SiteSettings): string {
  const offered = categories.filter(({ isRetired }) => !isRetired);
  const plain = offered.find(({ questions }) => !questions.some(({ isRequired }) => isRequired));
  return (plain ?? offered[0])?.id ?? '';
}

/** For an example where the installation has no area. */
const SOMEWHERE: Position = { latitude: 41.88197, longitude: -87.63396 };

export const place = ({ area }: SiteSettings): Position => area?.centre ?? SOMEWHERE;
