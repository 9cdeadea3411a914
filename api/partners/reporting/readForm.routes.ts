import { pipeline } from 'node:stream/promises';
import type { Context } from 'koa';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { readChunks } from '#api/http/media/readBytes.ts';
import { SERVICE_REQUEST_MAX_BYTES } from '#schema/partners/newServiceRequest.ts';
import { Open311Fault } from './open311Fault.rules.ts';
import type { FormPair } from './requestForm.rules.ts';

export type SentForm = { pairs: FormPair[]; files: Uint8Array[] };

/**
 * Called with all bytes that a request keeps in memory, as they arrive; throws if there is no room for more.
 */
export type Hold = (bytes: number) => void;

const FORMS = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/iu;

/** For a request with its answers and pictures. */
export const FORM_PARTS_MAX = 200;
/** Several times the longest text that a report accepts. */
export const FORM_FIELD_MAX_BYTES = 64 * 1024;

const LIMITS = {
  parts: FORM_PARTS_MAX,
  // One more: otherwise further fields in the same chunk would be dropped silently.
  fields: FORM_PARTS_MAX + 1,
  fieldSize: FORM_FIELD_MAX_BYTES,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

const unreadable = () => new Open311Fault(400, 'This form cannot be read.');
const crowded = () => new Open311Fault(400, 'This form has too many fields.');

function openParser(type: string): BusboyInstance {
  if (!FORMS.test(type))
    throw new Open311Fault(400, 'Please send a form: application/x-www-form-urlencoded.');
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS });
  } catch {
    throw unreadable();
  }
}

/**
 * Reads a form, as browsers and clients of the standard send it, with its pictures. It is parsed as it
 * arrives, since parsing a large one at once would block everybody else. Throws Open311Fault, Refusal and
 * what `hold` throws.
 */
export async function readForm(context: Context, hold: Hold): Promise<SentForm> {
  const pairs: FormPair[] = [];
  const files: Uint8Array[] = [];
  const parser = openParser(context.get('Content-Type').trim());
  const refuse = (fault: Error) => void parser.destroy(fault);
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) refuse(new Open311Fault(400, `${name} is too long.`));
    pairs.push([name, value]);
    if (pairs.length > FORM_PARTS_MAX) refuse(crowded());
  });
  parser.on('file', (_name, file) => collect(file, files));
  parser.on('partsLimit', () => refuse(crowded()));
  let lost: unknown;
  async function* held() {
    try {
      const chunks = readChunks(context.req, SERVICE_REQUEST_MAX_BYTES, 'body_too_large');
      for await (const chunk of chunks) {
        hold(chunk.byteLength);
        yield chunk;
      }
    } catch (error) {
      lost = error;
      throw error;
    }
  }
  await pipeline(held, parser).catch((error: unknown) => {
    throw error === lost || error instanceof Open311Fault ? error : unreadable();
  });
  return { pairs, files };
}

/** An empty file counts as not sent. */
function collect(file: BusboyFileStream, files: Uint8Array[]): void {
  const chunks: Buffer[] = [];
  file.on('data', (chunk: Buffer) => chunks.push(chunk));
  file.on('end', () => {
    if (chunks.length > 0) files.push(Buffer.concat(chunks));
  });
  // Without a listener the error would end the process; the parser reports the same error.
  file.on('error', () => undefined);
}
