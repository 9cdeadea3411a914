import { escapeXml as escape } from '../xml.rules.ts';
import { accentShades } from '#schema/site/brand/accentShades.ts';
import type { Issue } from '#schema/issues/issue.ts';
import { SHORT_LOCATION_LENGTH } from '#schema/limits.ts';
import { LOCALES, textDirection, type Language } from '#schema/languages/languages.ts';
import { parseCents, type Cents } from '#schema/money/money.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { shownNeed } from '#schema/money/neededFor.ts';
import { showMoney } from '#schema/money/shownMoney.ts';
import { cutText } from '#schema/typed/cutText.ts';
import { EMBED_TEXTS } from './embedTexts.rules.ts';

export type EmbedSite = {
  name: string;
  accent: string | null;
  origin: string;
  language: Language;
  currency: MoneyRules['currency'];
  isTestMoney: boolean;
};

const SHADES = { dark: '#ff8b3e', light: '#bd4a06' };

const STYLE = `*{box-sizing:border-box}
body{margin:0;padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--ground);color:var(--text);
font:16px/1.45 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 12px;font-size:18px}ul{margin:0;padding:0;list-style:none}li{padding:8px 0;border-top:1px solid var(--line)}
a{color:var(--text)}p{margin:4px 0 0}h2{margin:0;font-size:17px;line-height:1.3}
p,footer{color:var(--muted);font-size:14px}footer{margin-top:12px}footer a,.more{color:var(--accent)}
a{display:inline-block;padding:4px 0}a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
progress{display:block;width:100%;margin-top:8px;
accent-color:var(--accent)}`;

/** A page's style, which follows the reader's theme; the page's CSP allows it by its digest. */
export function embedStyle(accent: string | null): string {
  const shades = accent === null ? null : accentShades(accent);
  const dark = shades?.dark.accent ?? SHADES.dark;
  const light = accentOrDefault(accent);
  return `:root{color-scheme:light dark;--ground:#fdfbf6;--text:#151b1b;--muted:#48514f;--line:#dcd6c7;--accent:${light}}
@media(prefers-color-scheme:dark){:root{--ground:#131a1c;--text:#edf3f1;--muted:#adbabb;--line:#283437;--accent:${dark}}}
${STYLE}`;
}

const link = (address: string, text: string): string =>
  `<a href="${escape(address)}" target="_blank" rel="noopener"><bdi>${escape(text)}</bdi></a>`;

/** As in the badge of a list or the pin of a map. */
export function statusWord(
  { status }: Issue,
  language: Language,
  open: 'open' | 'openOnMap' = 'open',
): string {
  const texts = EMBED_TEXTS[language];
  if (status === 'in_progress') return texts.inProgress;
  return status === 'completed' ? texts.completed : texts[open];
}

/** What donors have raised and still have to, as on the app's card; once paid there is no goal. */
function funding({ status, currentFunding, offerPrice }: Issue, currency: EmbedSite['currency']) {
  const cents = (amount: string) => parseCents(amount, currency) ?? 0n;
  const hasGoal = status !== 'completed' && offerPrice;
  const raised = cents(currentFunding);
  const need = hasGoal ? shownNeed(cents(offerPrice), raised, currency) : null;
  return { raised, need };
}

/** The share of the goal that is raised, 0 to 1; null: there is no goal. */
export function fundingShare(issue: Issue, currency: EmbedSite['currency']): number | null {
  const { raised, need } = funding(issue, currency);
  return need === null || need === 0n ? null : Number(raised) / Number(need);
}

export const accentOrDefault = (accent: string | null): string =>
  accent === null ? SHADES.light : accentShades(accent).light.accent;

export function moneyWords(
  issue: Issue,
  { language, currency, isTestMoney }: Pick<EmbedSite, 'language' | 'currency' | 'isTestMoney'>,
): string {
  const texts = EMBED_TEXTS[language];
  const { raised, need } = funding(issue, currency);
  const show = (amount: Cents) => showMoney(amount, currency, LOCALES[language]);
  const words =
    need === null ? texts.pledged(show(raised)) : texts.pledgedOf(show(raised), show(need));
  return isTestMoney ? `${words} (${texts.testMoney})` : words;
}

const shortPlace = (place: string): string =>
  place.length <= SHORT_LOCATION_LENGTH
    ? place
    : `${cutText(place, SHORT_LOCATION_LENGTH - 1).trimEnd()}…`;

function entry(issue: Issue, site: EmbedSite): string {
  const { origin, language } = site;
  const facts = [statusWord(issue, language), moneyWords(issue, site)].map(escape).join(' · ');
  return `<h2>${link(`${origin}/issues/${issue.id}`, issue.title)}</h2>
<p><bdi>${escape(shortPlace(issue.location))}</bdi></p><p>${facts}</p>`;
}

type Look = {
  style?: string;
  /** Where to see more of it. */
  more?: string;
};

export function frame(title: string, body: string, site: EmbedSite, look: Look = {}): string {
  const { name, accent, origin, language } = site;
  const { style = embedStyle(accent), more = `${origin}/issues` } = look;
  return `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${style}</style></head><body>
${body}
<footer>${link(more, EMBED_TEXTS[language].more(name))}</footer></body></html>`;
}

function fundingBar(issue: Issue, site: EmbedSite): string {
  const { raised, need } = funding(issue, site.currency);
  if (need === null) return '';
  const value = raised < need ? raised : need;
  const words = escape(moneyWords(issue, site));
  return `<progress max="${need}" value="${value}" aria-label="${words}"></progress>`;
}

export function issueEmbed(issue: Issue, site: EmbedSite): string {
  return frame(issue.title, `<main>${entry(issue, site)}${fundingBar(issue, site)}</main>`, site);
}

/** `issues`: in the order of the list's own page. */
export function listEmbed(issues: readonly Issue[], site: EmbedSite): string {
  const texts = EMBED_TEXTS[site.language];
  const title = texts.list(site.name);
  const items = issues.map((issue) => `<li>${entry(issue, site)}</li>`).join('\n');
  const list = issues.length === 0 ? `<p>${texts.none}</p>` : `<ul>${items}</ul>`;
  return frame(title, `<main><h1>${escape(title)}</h1>${list}</main>`, site);
}

/** Shown instead of an issue that is hidden, removed or unknown. */
export function goneEmbed(site: EmbedSite): string {
  const { gone } = EMBED_TEXTS[site.language];
  return frame(gone, `<main><p>${gone}</p></main>`, site);
}
