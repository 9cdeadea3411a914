import type { Context, Middleware } from 'koa';
import { acceptedLanguage } from '#api/http/pages/languageFiles.ts';
import { readPicture } from '#api/http/media/pictureStore.ts';
import type { Services } from '#api/http/services.ts';
import { findVisibleUpload } from '#api/issues/media.sql.ts';
import { PHOTO_MAX_EDGE_PX } from '#schema/limits.ts';
import { accentOrDefault, fundingShare, moneyWords, statusWord } from '../embedPage.rules.ts';
import { findEmbedded } from '../embeds.sql.ts';
import { PHOTO_HEIGHT, sharePicture } from './sharePicture.rules.ts';

const PICTURE = /^\/embed\/picture\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.jpg$/iu;
const IMAGE_ID = /\/api\/images\/([\da-f-]{36})/u;
const NOBODY = { actorId: null, isModerator: false };
/** Services that show links keep what they fetched. */
const KEPT = 'public, max-age=600';
const REMEMBERED = 30;

/** The pictures of issues for links that are shared, drawn at most once for each change. */
export function answerSharePictures(
  services: Services,
  findOrigin: (context: Context) => string,
): Middleware {
  const { database, site, settings } = services;
  const drawn = new Map<string, Uint8Array>();

  async function readPhoto(imageUrl: string | null): Promise<Uint8Array | null> {
    const id = IMAGE_ID.exec(imageUrl ?? '')?.[1];
    const upload = id === undefined ? null : await findVisibleUpload(database, id, NOBODY);
    return upload && readPicture(services, upload.sha256, PHOTO_MAX_EDGE_PX);
  }

  async function draw(context: Context, id: string): Promise<void> {
    context.state.routePattern = '/embed/picture/{id}.jpg';
    const origin = findOrigin(context);
    const issue = await findEmbedded(database, id, origin);
    if (issue === null) return void (context.status = 404);
    const { name: siteName, brand } = site.current();
    const language = acceptedLanguage(context, site.spoken());
    const { currency } = site.money();
    const isTestMoney = settings.payments === 'sandbox';
    const look = { name: siteName, accent: brand.accent, origin, language, currency, isTestMoney };
    const photo = await readPhoto(issue.imageUrl);
    const svg = sharePicture({
      title: issue.title,
      facts: [statusWord(issue, language), moneyWords(issue, look)],
      share: fundingShare(issue, currency),
      siteName,
      accent: accentOrDefault(brand.accent),
      language,
      hasPhoto: photo !== null,
    });
    const key = `${svg}\n${issue.imageUrl}`;
    const above = photo && { bytes: photo, height: PHOTO_HEIGHT };
    const picture = drawn.get(key) ?? (await services.makeSharePicture(svg, above));
    if (picture === null) return context.redirect(issue.imageUrl ?? '/social.png');
    drawn.delete(key);
    drawn.set(key, picture);
    const [oldest = ''] = drawn.keys();
    if (drawn.size > REMEMBERED) drawn.delete(oldest);
    context.set('Cache-Control', KEPT);
    context.set('Cross-Origin-Resource-Policy', 'cross-origin');
    context.type = 'image/jpeg';
    context.body = Buffer.from(picture);
  }

  return (context, next) => {
    const id = PICTURE.exec(context.path)?.[1];
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    return id === undefined || !isRead ? next() : draw(context, id.toLowerCase());
  };
}
