import type { Context, Middleware } from 'koa';
import { acceptedLanguage } from '#api/http/pages/languageFiles.ts';
import { readPicture } from '#api/http/media/pictureStore.ts';
import type { Services } from '#api/http/services.ts';
import { findVisibleUpload } from '#api/issues/media.sql.ts';
import { PHOTO_MAX_EDGE_PX } from '#schema/limits.ts';
import { accentOrDefault, fundingShare, moneyWords, statusWord } from '../embedPage.rules.ts';
import { findEmbedded } from '../embeds.sql.ts';
import { PHOTO_HEIGHT, sharePicture, type Shared } from './sharePicture.rules.ts';

const PICTURE = /^\/embed\/picture\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.jpg$/iu;
const IMAGE_ID = /\/api\/images\/([\da-f-]{36})/u;
const NOBODY = { actorId: null, isModerator: false };
/** Services that show links cache what they fetch. */
const KEPT = 'public, max-age=600';
const REMEMBERED = 30;

/** Preview pictures of issues for shared links, drawn at most once per change. */
export function answerSharePictures(
  services: Services,
  findOrigin: (context: Context) => string,
): Middleware {
  const { database, site, settings } = services;
  const drawn = new Map<string, Uint8Array>();

  async function findPhoto(imageUrl: string | null): Promise<string | null> {
    const id = IMAGE_ID.exec(imageUrl ?? '')?.[1];
    const upload = id === undefined ? null : await findVisibleUpload(database, id, NOBODY);
    return upload?.sha256 ?? null;
  }

  /** Null: this machine cannot draw. A picture is not cached if its photo could not be read. */
  async function drawOnce(
    shown: Omit<Shared, 'hasPhoto'>,
    sha256: string | null,
  ): Promise<Uint8Array | null> {
    const key = JSON.stringify([shown, sha256]);
    const kept = drawn.get(key);
    if (kept !== undefined) {
      drawn.delete(key);
      drawn.set(key, kept);
      return kept;
    }
    const photo = sha256 && (await readPicture(services, sha256, PHOTO_MAX_EDGE_PX));
    const svg = sharePicture({ ...shown, hasPhoto: Boolean(photo) });
    const picture = await services.makeSharePicture(
      svg,
      photo ? { bytes: photo, height: PHOTO_HEIGHT } : null,
    );
    if (picture === null || (sha256 && !photo)) return picture;
    drawn.set(key, picture);
    const [oldest = ''] = drawn.keys();
    if (drawn.size > REMEMBERED) drawn.delete(oldest);
    return picture;
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
    const shown = {
      title: issue.title,
      facts: [statusWord(issue, language), moneyWords(issue, look)],
      share: fundingShare(issue, currency),
      siteName,
      accent: accentOrDefault(brand.accent),
      language,
    };
    const picture = await drawOnce(shown, await findPhoto(issue.imageUrl));
    if (picture === null) return context.redirect(issue.imageUrl ?? '/social.png');
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
