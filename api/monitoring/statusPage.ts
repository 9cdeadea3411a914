import type { Context, Middleware } from 'koa';
import { docsFrame } from '#api/http/pages/docsPage.ts';
import { escapeHtml } from '#api/http/pages/pageHead.ts';
import { readerLanguage } from '#api/http/pages/languageFiles.ts';
import { LOCALES, type Language } from '#schema/languages/languages.ts';
import type { SiteFigures } from './siteFigures.ts';
import { siteStatus, type PartStatus } from './siteStatus.ts';
import { STATUS_TEXTS } from './statusTexts.ts';

export type StatusSource = {
  /** Null: the database is unavailable. */
  figures: () => Promise<SiteFigures | null>;
  siteName: () => string;
  languages: () => readonly Language[];
  now: () => Date;
};

export const STATUS_PATH = '/api/status';
const RETRY_SECONDS = '60';

/** The installation's status, for everybody; 503 while it does not work, as monitoring programs expect. */
export function answerStatus(source: StatusSource): Middleware {
  return async (context: Context, next) => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!isRead || context.path !== STATUS_PATH) return next();
    context.state.routePattern = STATUS_PATH;
    const [figures, now] = [await source.figures(), source.now()];
    const language = readerLanguage(context, source.languages());
    context.status = figures === null ? 503 : 200;
    if (figures === null) context.set('Retry-After', RETRY_SECONDS);
    context.set('Cache-Control', 'no-store');
    context.type = 'html';
    context.body = renderStatus(siteStatus(figures, now), {
      name: source.siteName(),
      language,
      now,
    });
    return undefined;
  };
}

type Reader = { name: string; language: Language; now: Date };

function renderStatus(parts: PartStatus[], { name, language, now }: Reader): string {
  const texts = STATUS_TEXTS[language];
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const worst = (['fails', 'late'] as const).find((bad) =>
    parts.some(({ state }) => state === bad),
  );
  const isAway = parts.some(({ part, state }) => part === 'app' && state === 'fails');
  const rows = parts.map(({ part, state, at }) => {
    const isBooks = part === 'books';
    const word = (isBooks ? texts.books : texts.states)[state];
    const time = at && (isBooks ? texts.checked : texts.since)(format.format(at));
    const cell = time === null ? word : `${word}, ${time}`;
    return `<tr><th scope="row">${escapeHtml(texts.parts[part])}</th><td>${escapeHtml(cell)}</td></tr>`;
  });
  const title = texts.title(name);
  const body = `<header><h1>${escapeHtml(title)}</h1><p>${texts.lead[worst ?? 'works']}${isAway ? ` ${texts.kept}` : ''}</p></header>
<main><table><thead><tr><th scope="col">${texts.columns.part}</th><th scope="col">${texts.columns.state}</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>
<p>${escapeHtml(texts.asOf(format.format(now)))} <a href="/">${escapeHtml(texts.open(name))}</a></p></main>`;
  return docsFrame(title, body, language);
}
