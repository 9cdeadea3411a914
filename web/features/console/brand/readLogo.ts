import { LOGO_MAX_BYTES } from '#schema/brand/siteBrand.ts';
import { PHOTO_MIME_TYPES } from '#schema/limits.ts';

export type LogoProblem = 'kind' | 'size' | 'unreadable';

/** A chosen file as the settings carry it, or why it is no logo; the server judges its content again. */
export async function readLogo(
  file: File,
): Promise<{ picture: string } | { problem: LogoProblem }> {
  if (!PHOTO_MIME_TYPES.some((mime) => mime === file.type)) return { problem: 'kind' };
  if (file.size >= LOGO_MAX_BYTES) return { problem: 'size' };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return { problem: 'unreadable' };
  bitmap.close();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? { picture: result } : { problem: 'unreadable' });
    });
    reader.addEventListener('error', () => resolve({ problem: 'unreadable' }));
    reader.readAsDataURL(file);
  });
}
