import { styled } from 'styled-components';
import type { Settings } from '#schema/site/settings.ts';
import type { SiteArea } from '#schema/site/siteSettings.ts';
import { theme } from '#web/theme/theme.ts';
import { adminContent } from './content.ts';

const { machine: words } = adminContent;
/** About 100 m. */
const DIGITS = 3;

const commandFor = (area: SiteArea | null): string => {
  const command = 'npm run map -- --osm extract.osm.pbf';
  if (area === null) return command;
  const { west, south, east, north } = area.bounds;
  const edges = [west, south, east, north].map((edge) => edge.toFixed(DIGITS));
  return `${command} --area=${edges.join(',')}`;
};

/** Whether the installation has street tiles of its own area, and the command that adds them. */
export function OwnStreets({ settings: { basemap, site } }: { settings: Settings }) {
  if (basemap.hasOwnStreets) return <span>{words.hasStreets}</span>;
  return (
    <>
      <span>{words.noStreets}</span>
      <Command dir="ltr">{commandFor(site.area)}</Command>
    </>
  );
}

const Command = styled.code`
  display: block;
  margin-block-start: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
  text-align: start;
  user-select: all;
`;
