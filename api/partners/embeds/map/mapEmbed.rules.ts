import type { Issue } from '#schema/issues/issue.ts';
import { cutText } from '#schema/typed/cutText.ts';
import { escapeXml as escape } from '../../xml.rules.ts';
import { embedStyle, frame, statusWord, type EmbedSite } from '../embedPage.rules.ts';
import { EMBED_TEXTS } from '../embedTexts.rules.ts';
import {
  centreOf,
  MAP_HEIGHT,
  MAP_WIDTH,
  pointOf,
  zoomLevel,
  type AreaView,
  type Point,
} from './areaView.rules.ts';

const GROUPS_MAX = 30;
const TITLE_SHOWN = 48;
/** Closer pins are merged, so that each can be tapped on a phone. */
const APART_PX = 48;
const TOUCH_RADIUS = 24;
const ZOOM_SHOWN_MAX = 19;
const CLOSER = 2;

const COLORS = {
  light: `--sea:#bcd7e1;--earth:#f4f0e6;--park:#d5e5c8;--road:#fffdf8;--case:#d8cfbc;--wide:#f8dfae;--rail:#b9b09d;
--pin:#fff;--open:#b5162f;--work:#1c57b0;--done:#0f6b3e`,
  dark: `--sea:#0b1d27;--earth:#151e20;--park:#172a20;--road:#2b3a3f;--case:#34424680;--wide:#4c6067;--rail:#344246;
--pin:#1d2729;--open:#ff7b86;--work:#7fb4ff;--done:#5fd39a`,
};

/** The style of a map: that of the other pages, and that of the drawing. */
export const mapStyle = (accent: string | null): string => `${embedStyle(accent)}
:root{${COLORS.light}}
@media(prefers-color-scheme:dark){:root{${COLORS.dark}}}
svg{display:block;width:100%;height:auto;border-radius:8px;background:var(--sea)}
svg.key{display:inline-block;width:20px;height:20px;vertical-align:-4px;background:none}
span{display:inline-block;margin-inline-end:12px}path{fill:none;stroke-linejoin:round}.ea{fill:var(--earth)}.pk{fill:var(--park)}.wa{fill:var(--sea)}
.rv{stroke:var(--sea);stroke-width:2}.nr{stroke:var(--case);stroke-width:1}.rl{stroke:var(--rail);stroke-dasharray:4 3}
.mr{stroke:var(--case);stroke-width:2.5}.hw{stroke:var(--wide);stroke-width:4}.bo{stroke:var(--muted)}
.pin{fill:var(--pin);stroke-width:4}.o{stroke:var(--open)}.w{stroke:var(--work)}.d{stroke:var(--done)}
.half{fill:var(--work)}.tick{stroke:var(--done);stroke-width:3}.hit{fill:transparent}.many{stroke:var(--text)}
text{font:700 15px system-ui,sans-serif;fill:var(--text);text-anchor:middle}
svg a:focus-visible{outline:none}svg a:focus-visible .hit{stroke:var(--text);stroke-width:3}`;

const PINS: Record<'o' | 'w' | 'd', string> = {
  o: '<circle r="11" class="pin o"/>',
  w: '<circle r="11" class="pin w"/><path class="half" d="M0-6a6 6 0 0 1 0 12z"/>',
  d: '<circle r="11" class="pin d"/><path class="tick" d="M-5 0l4 4 6-7"/>',
};

function pinOf({ status }: Issue): keyof typeof PINS {
  if (status === 'in_progress') return 'w';
  return status === 'completed' ? 'd' : 'o';
}

type Group = { at: Point; issues: Issue[] };

/** Groups of the newest issues, in the list's order. */
function grouped(issues: readonly Issue[], view: AreaView): Group[] {
  const groups: Group[] = [];
  for (const issue of issues) {
    const at = pointOf(view, issue);
    const near = groups.find((one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) < APART_PX);
    if (near) near.issues.push(issue);
    else groups.push({ at, issues: [issue] });
  }
  return groups.slice(0, GROUPS_MAX);
}

const mapAddress = (origin: string, { latitude, longitude }: Place, zoom: number): string =>
  `${origin}/map?at=${latitude.toFixed(5)},${longitude.toFixed(5)},${Number(zoom.toFixed(2))}`;
type Place = { latitude: number; longitude: number };

function drawGroup({ at, issues }: Group, view: AreaView, site: EmbedSite): string {
  const [first] = issues;
  if (first === undefined) return '';
  const { origin, language } = site;
  const isOne = issues.length === 1;
  const closer = Math.min(ZOOM_SHOWN_MAX, Math.max(2, zoomLevel(view)) + CLOSER);
  const address = isOne ? `${origin}/issues/${first.id}` : mapAddress(origin, first, closer);
  const label = isOne
    ? `${cutText(first.title, TITLE_SHOWN)} · ${statusWord(first, language, 'openOnMap')}`
    : EMBED_TEXTS[language].issuesHere(issues.length);
  const drawn = isOne
    ? `<use href="#${pinOf(first)}"/>`
    : `<circle r="15" class="pin many"/><text y="5">${issues.length}</text>`;
  const [x, y] = at.map(Math.round);
  return `<a href="${escape(address)}" target="_blank" rel="noopener" aria-label="${escape(label)}"
><g transform="translate(${x} ${y})"><circle r="${TOUCH_RADIUS}" class="hit"/>${drawn}</g></a>`;
}

function legend(issues: readonly Issue[], site: EmbedSite): string {
  const word = (issue: Issue) => statusWord(issue, site.language, 'openOnMap');
  const words = new Map(issues.map((issue) => [pinOf(issue), word(issue)]));
  const keys = [...words].map(
    ([pin, name]) =>
      `<span><svg class="key" viewBox="-14 -14 28 28" aria-hidden="true"><use href="#${pin}"/></svg> ${escape(name)}</span>`,
  );
  return keys.length === 0 ? '' : `<p>${keys.join(' ')}</p>`;
}

type Mapped = {
  view: AreaView;
  /** Of the area, newest first. */
  issues: readonly Issue[];
  total: number;
  /** Paths of an SVG. */
  backdrop: string;
  /** Whose map data it is drawn from. */
  credit: string;
};

/** The issues of an area as links on a map. */
export function mapEmbed({ view, issues, total, backdrop, credit }: Mapped, site: EmbedSite) {
  const texts = EMBED_TEXTS[site.language];
  const title = texts.map(site.name);
  const groups = grouped(issues, view);
  const shown = groups.reduce((sum, group) => sum + group.issues.length, 0);
  // From north to south, so that the lower pin is in front.
  const pins = groups
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map((group) => drawGroup(group, view, site));
  const defs = Object.entries(PINS).map(([id, drawn]) => `<g id="${id}">${drawn}</g>`);
  const words = total === 0 ? texts.none : texts.shown(shown, total);
  const body = `<main><h1>${escape(title)}</h1>
<svg viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" role="group" aria-label="${escape(title)}" direction="ltr"
><defs>${defs.join('')}</defs>${backdrop}${pins.join('')}</svg>
<p>${escape(words)}</p>${legend(issues, site)}<p><bdi>${escape(credit)}</bdi></p></main>`;
  return frame(title, body, site, {
    style: mapStyle(site.accent),
    more: mapAddress(site.origin, centreOf(view), Math.max(2, zoomLevel(view))),
  });
}
