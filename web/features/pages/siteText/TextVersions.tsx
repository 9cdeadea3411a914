import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Section } from '../LongTextLayout.tsx';
import { siteTextContent as words } from './content.ts';

type Version = { version: number; date: string; address: string; isOwn: boolean };

/** All versions of a text with their dates, newest first; nothing for a single one. */
export function TextVersions({ shown, versions }: { shown: number; versions: readonly Version[] }) {
  if (versions.length < 2) return null;
  return (
    <Section id="versions" aria-labelledby="versions-title">
      <h2 id="versions-title">{words.versions}</h2>
      <ul>
        {versions.map(({ version, date, address, isOwn }) => (
          <li key={version}>
            {version === shown ? (
              <strong>{words.shown(date)}</strong>
            ) : (
              <AppLink href={address}>{date}</AppLink>
            )}
            {!isOwn && <span>{` ${words.standard}`}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
