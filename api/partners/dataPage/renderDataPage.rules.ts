import { escapeXml as escape } from '../xml.rules.ts';
import type { OpenDataFacts } from '#schema/partners/openData.ts';
import { EMBED_LIST_HEIGHT, EMBED_MAP_HEIGHT, embedCode } from '#schema/partners/embedCode.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import type { Language } from '#schema/languages/languages.ts';
import { EMBED_TEXTS } from '../embeds/embedTexts.rules.ts';
import { DATA_EXAMPLES, DATA_FILTERS, type DataExample } from './dataExamples.rules.ts';
import {
  command,
  conformanceTable,
  copySection,
  licenceWords,
  place,
  reportable,
  table,
} from './dataPageParts.rules.ts';
import { DATA_TEXTS_AR } from './dataTexts.ar.rules.ts';
import { DATA_TEXTS_DE } from './dataTexts.de.rules.ts';
import { DATA_TEXTS_EN } from './dataTexts.en.rules.ts';
import { DATA_TEXTS_ES } from './dataTexts.es.rules.ts';
import type { DataTexts } from './dataTexts.rules.ts';

const TEXTS: Record<Language, DataTexts> = {
  en: DATA_TEXTS_EN,
  de: DATA_TEXTS_DE,
  es: DATA_TEXTS_ES,
  ar: DATA_TEXTS_AR,
};

export type ShownData = {
  settings: SiteSettings;
  /** The monthly copy of the data; null: none yet. */
  copy: OpenDataFacts | null;
  /** Requests per minute and address; null: unlimited. */
  perMinute: number | null;
  origin: string;
  language: Language;
  /** An example receiver of webhooks, as markup. */
  receiver: string;
};

/** Title and markup. */
export function renderDataPage(shown: ShownData): { title: string; body: string } {
  const { settings, copy, perMinute, origin, language, receiver } = shown;
  const texts = TEXTS[language];
  const { examples, feeds, open311, report, webhooks, embeds, manners } = texts;
  const title = texts.title(settings.name);
  const get = (path: string) => command(`curl '${origin}${path}'`);
  const section = (id: string, heading: string, content: string) =>
    `<section id="${id}"><h2>${heading}</h2>${content}</section>`;
  const example = ([name, path]: [string, string]) =>
    `<h3>${examples.what[name as DataExample]}</h3>${get(path)}`;
  const filters = DATA_FILTERS.map((name) => [`<code>${name}</code>`, feeds.filters[name]]);
  const { latitude, longitude } = place(settings);
  const post = `curl '${origin}/open311/v2/requests.json' -d api_key=YOUR_KEY -d service_code=${reportable(settings)} \\
  -d lat=${latitude} -d long=${longitude} \\
  --data-urlencode 'description=${report.sample}'`;
  const updates = '/open311/v2/servicerequestupdates.json?start_date=2026-11-01T00:00:00Z';
  const framed = EMBED_TEXTS[language];
  const list = embedCode(
    `${origin}/embed/list?filter=reported&count=5`,
    framed.list(settings.name),
    {
      height: EMBED_LIST_HEIGHT,
    },
  );
  const map = embedCode(
    `${origin}/embed/map?at=${latitude},${longitude},14`,
    framed.map(settings.name),
    {
      height: EMBED_MAP_HEIGHT,
    },
  );
  const oembed = `/api/oembed?url=${encodeURIComponent(`${origin}/issues`)}`;
  const rate = perMinute === null ? manners.unlimited : manners.limited(perMinute);
  const body = `<header><h1>${escape(title)}</h1><p>${texts.lead}</p>
<p><a href="/api/docs">${texts.calls}</a> · <a href="/">${escape(texts.open(settings.name))}</a></p></header>
<main>
${section('examples', examples.title, Object.entries(DATA_EXAMPLES).map(example).join(''))}
${section('feeds', feeds.title, `<p>${feeds.text}</p>${table(feeds.columns, filters)}`)}
${section('copy', texts.copy.title, copySection(copy, origin, texts))}
${section('licence', texts.licence.title, `<p>${licenceWords(settings, texts)}</p>`)}
${section('open311', open311.title, `<p>${open311.text}</p>${conformanceTable(texts)}`)}
${section('report', report.title, `<p>${report.text}</p>${command(post)}<p>${report.updates}</p>${get(updates)}`)}
${section('webhooks', webhooks.title, `<p>${webhooks.text}</p><pre tabindex="0" dir="ltr">${receiver}</pre>`)}
${section('embeds', embeds.title, `<p>${embeds.text}</p>${command(list)}${command(map)}<h3>${embeds.oembed}</h3>${get(oembed)}`)}
${section('manners', manners.title, `<p>${rate} ${manners.text}</p>`)}
</main>`;
  return { title, body };
}
