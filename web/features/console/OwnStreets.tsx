import { styled } from 'styled-components';
import { splitAtDateLine } from '#schema/places/geo.ts';
import type { Settings } from '#schema/site/settings.ts';
import type { SiteArea } from '#schema/site/siteSettings.ts';
import { theme } from '#web/theme/theme.ts';
import { adminContent } from './content.ts';

const { machine: words } = adminContent;
/** About 100 m. */
const DIGITS = 3;

const COMMAND = 'trybe map --osm extract.osm.pbf';

/** One command for each side of the date line: a map covers only one side. */
function commandsFor(area: SiteArea | null): string[] {
  if (area === null) return [COMMAND];
  return splitAtDateLine(area.bounds).map(({ west, south, east, north }, at) => {
    const edges = [west, south, east, north].map((edge) => edge.toFixed(DIGITS));
    return `${COMMAND} --area=${edges.join(',')}${at > 0 ? ' --name beyond' : ''}`;
  });
}

/** Whether the installation has street tiles of its own area, and the command that adds them. */
export function OwnStreets({ settings: { basemap, site } }: { settings: Settings }) {
  if (basemap.hasOwnStreets) return <span>{words.hasStreets}</span>;
  return (
    <>
      <span>{words.noStreets}</span>
      {commandsFor(site.area).map((command) => (
        <Command dir="ltr" key={command}>
          {command}
        </Command>
      ))}
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
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;
  text-align: start;
  user-select: all;
`;
