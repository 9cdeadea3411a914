import type { Issue } from '#schema/issues/issue.ts';
import { escapeXml } from './xml.rules.ts';

export type AtomFeed = {
  /** The feed's own address, which is also its id. */
  self: string;
  origin: string;
  siteName: string;
  /** The date of a feed without entries. */
  startedAt: string;
};

/** Issues as an Atom feed (RFC 4287) with their places (GeoRSS). */
export function atomFeed(issues: readonly Issue[], feed: AtomFeed): string {
  const { self, origin, siteName, startedAt } = feed;
  const updated =
    issues
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? startedAt;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss">',
    `<id>${escapeXml(self)}</id>`,
    `<title>${escapeXml(siteName)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXml(siteName)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/issues`)}"/>`,
    ...issues.map((issue) => entry(issue, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(issue: Issue, origin: string): string {
  const address = escapeXml(`${origin}/issues/${issue.id}`);
  return [
    '<entry>',
    `<id>urn:uuid:${issue.id}</id>`,
    `<title>${escapeXml(issue.title)}</title>`,
    `<published>${issue.createdAt}</published>`,
    `<updated>${issue.updatedAt}</updated>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<category term="${escapeXml(issue.category)}"/>`,
    `<summary>${escapeXml(`${issue.description}\n\n${issue.location}`)}</summary>`,
    `<georss:point>${issue.latitude} ${issue.longitude}</georss:point>`,
    '</entry>',
  ].join('');
}
