import { DESCRIPTION_MAX_LENGTH, PHOTOS_PER_REPORT, TITLE_MAX_LENGTH } from '#schema/limits.ts';
import { cutText } from '#schema/typed/cutText.ts';

/** Camera originals; they are shrunk before sending. */
const FILE_MAX_BYTES = 40 * 1024 * 1024;

export type Shared = {
  files: { bytes: ArrayBuffer; mime: string; name: string }[];
  title: string;
  text: string;
};

/** Some apps name no type; the page looks at the bytes. */
const isPicture = (entry: FormDataEntryValue): entry is File =>
  typeof entry !== 'string' &&
  (entry.type.startsWith('image/') || ['', 'application/octet-stream'].includes(entry.type)) &&
  entry.size <= FILE_MAX_BYTES;

/**
 * Content shared by another app, limited to a report's size; null for a POST from another site's
 * page: genuine shares come from the system and have no origin.
 */
export async function readShared(request: Request, ownOrigin: string): Promise<Shared | null> {
  const sender = request.referrer;
  if (sender !== '' && sender !== 'about:client' && new URL(sender).origin !== ownOrigin) {
    return null;
  }
  const form = await request.formData();
  const text = (name: string) => {
    const entry = form.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  const photos = form.getAll('photos').filter(isPicture).slice(0, PHOTOS_PER_REPORT);
  const files: Shared['files'] = [];
  for (const photo of photos) {
    files.push({ bytes: await photo.arrayBuffer(), mime: photo.type, name: photo.name });
  }
  const written = `${text('text')}\n${text('url')}`.trim();
  return {
    files,
    title: cutText(text('title'), TITLE_MAX_LENGTH),
    text: cutText(written, DESCRIPTION_MAX_LENGTH),
  };
}
