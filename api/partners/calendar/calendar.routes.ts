import type { Context, Middleware } from 'koa';
import { runCommand, runStep, type Handlers } from '#api/http/handler.ts';
import type { Services } from '#api/http/services.ts';
import { listNeeds } from '#api/case/closing/listNeeds.sql.ts';
import { signedIn, Refusal } from '#api/platform/access.rules.ts';
import type { NeedList } from '#schema/case/needs.ts';
import { languageFor } from '#schema/languages/languages.ts';
import { CALENDAR_PATH } from '#schema/partners/calendar.ts';
import { calendarOf } from './calendar.rules.ts';
import {
  dropCalendarToken,
  findCalendarOwner,
  readCalendarAddress,
  saveCalendarToken,
} from './calendar.sql.ts';

const TOKEN_BYTES = 32;
const ADDRESS = new RegExp(`^${CALENDAR_PATH}(?<token>[\\w-]{43})$`, 'u');

export const calendarRoutes = {
  async getCalendarAddress({ actor, services }) {
    return { json: await readCalendarAddress(services.database, actor.id) };
  },

  async makeCalendarAddress(request) {
    const body = await runStep(request, async (tx) => {
      const token = Buffer.from(tx.randomBytes(TOKEN_BYTES)).toString('base64url');
      await saveCalendarToken(tx, signedIn(tx.actor).id, token);
      return { path: CALENDAR_PATH + token };
    });
    return { body };
  },

  endCalendarAddress: (request) =>
    runCommand(request, async (tx) => {
      if (!(await dropCalendarToken(tx, signedIn(tx.actor).id))) throw new Refusal('not_found');
    }),
} satisfies Partial<Handlers>;

/** A person's own deadlines, for anybody who knows the address; no log contains it. */
export function answerCalendars(
  { database, site, clock }: Services,
  findOrigin: (context: Context) => string,
): Middleware {
  return async (context, next) => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!isRead || !context.path.startsWith(CALENDAR_PATH)) return next();
    context.state.routePattern = `${CALENDAR_PATH}{token}`;
    context.set('Cache-Control', 'private, no-store');
    context.set('X-Robots-Tag', 'noindex');
    const token = ADDRESS.exec(context.path)?.groups?.token;
    const now = clock.now();
    const owner = token === undefined ? null : await findCalendarOwner(database, token, now);
    if (owner === null) throw new Refusal('not_found');
    const { userId } = owner;
    const origin = findOrigin(context);
    const list = JSON.parse(await listNeeds(database, { origin, userId, now })) as NeedList;
    context.body = calendarOf(list.needs, {
      origin,
      siteName: site.current().name,
      language: languageFor(owner.language, site.spoken()),
      now: now.toISOString(),
    });
    context.type = 'text/calendar; charset=utf-8';
    return undefined;
  };
}
