import { withPlainWideSigns } from './marks.ts';

export const EMAIL_MAX_LENGTH = 254;

/** Every runtime has it: it writes domains of all scripts in the one form of the wires (UTS 46). */
declare const URL: new (address: string) => { readonly hostname: string };

const LOCAL_MAX_LENGTH = 64;
/** What mail servers take before the @: words of RFC 5321, which include apostrophes. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]{1,64}(?:\.[\w!#$%&'*+/=?^`{|}~-]{1,64}){0,32}$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}-]{1,63}(?:[.\u3002\uFF0E\uFF61][\p{L}\p{M}\p{N}-]{1,63}){1,10}$/u;
const WIRE_DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,10}(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/u;
const APOSTROPHES = /[\u2018\u2019\u02BC]/gu;
/** Marks that chats and pages add around a copied address. */
const EDGES = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** As a link copies it, and as mail programs do: with the name of its owner, who is not asked for. */
const COPIED =
  /^(?:mailto:([^?%\s]{1,254})(?:\?[^\s]{0,400})?|[^<>@\r\n]{0,100}<([^<>]{1,254})>)$/iu;
const COPIED_MAX_LENGTH = 400;

const plainSigns = (text: string): string =>
  withPlainWideSigns(text.replaceAll(EDGES, '')).replaceAll(APOSTROPHES, "'");

/** A domain of any script as mail servers write it; null: none. */
function wireDomain(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return WIRE_DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/**
 * An address as mail servers take it: the part before the @ as given, the domain in small Latin
 * letters (`müller.de` as `xn--mller-kva.de`), so that one address has one form. Typographic
 * apostrophes and full-width letters, which keyboards put in, become plain ones. Null: no address.
 */
export function readPlainEmail(given: string): string | null {
  const text = plainSigns(given);
  if (text.length > EMAIL_MAX_LENGTH) return null;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  if (local.length > LOCAL_MAX_LENGTH || !LOCAL.test(local)) return null;
  const domain = wireDomain(text.slice(at + 1));
  if (domain === null) return null;
  const address = `${local}@${domain}`;
  return address.length > EMAIL_MAX_LENGTH ? null : address;
}

/** What people type or paste: also a mailto: link, and an address behind the name of its owner. */
export function readEmail(typed: string): string | null {
  if (typed.length > COPIED_MAX_LENGTH) return null;
  const [, linked, bracketed] = COPIED.exec(plainSigns(typed)) ?? [];
  return readPlainEmail(linked ?? bracketed ?? typed);
}
