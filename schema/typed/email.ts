import { withPlainWideSigns } from './marks.ts';

export const EMAIL_MAX_LENGTH = 254;

/** Every runtime has it: it converts domains of all scripts to their one ASCII form (UTS 46). */
declare const URL: new (address: string) => { readonly hostname: string };

const LOCAL_MAX_LENGTH = 64;
/** What mail servers take before the @: words of RFC 5321, which include apostrophes. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]{1,64}(?:\.[\w!#$%&'*+/=?^`{|}~-]{1,64}){0,32}$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}-]{1,63}(?:[.\u3002\uFF0E\uFF61][\p{L}\p{M}\p{N}-]{1,63}){1,10}$/u;
const WIRE_DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,10}(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/u;
const APOSTROPHES = /[\u2018\u2019\u02BC]/gu;
/** Of pages that keep a name on one line. Not U+2014: phones make it of two hyphens, as in `xn--`. */
const DASHES = /[\u2010-\u2013\u2212]/gu;
/** Marks that chats and pages add around a copied address; not the one that turns it around. */
const EDGES = /^(?:\s|(?!\u202E)\p{Cf})+|(?:\s|(?!\u202E)\p{Cf})+$/gu;
const LINKED = /^mailto:(?:\/\/)?([^?\s]{1,254})(?:\?\S{0,400})?$/iu;
/** As mail programs and notes copy it: after its owner's name, or after itself. */
const NAMED = /^([^<>\r\n]{0,254}?)\s?<([^<>\s]{1,400})>$/u;
const LINK_IN_NOTES = /^\[([^[\]\s]{1,254})\]\(([^()\s]{1,400})\)$/u;
const COPIED_MAX_LENGTH = 700;
/** Of a sentence or a list of addresses; none of them ends an address. */
const BEHIND = /[.,;:]$/u;
/** Quotes and brackets on both sides, which sentences and spreadsheets put there. */
const AROUND = /^(?:'(.+)'|"(.+)"|\((.+)\)|\[(.+)\]|[“„«](.+)[”“»])$/u;

const plainSigns = (text: string): string =>
  withPlainWideSigns(text.replaceAll(EDGES, ''))
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(DASHES, '-');

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

function readLinked(text: string): string | null {
  const linked = LINKED.exec(text)?.[1];
  if (linked === undefined) return readPlainEmail(text);
  try {
    return readPlainEmail(decodeURIComponent(linked));
  } catch {
    return null;
  }
}

/**
 * What people type or paste: also a mailto: link, and an address behind the name of its owner or
 * within a sentence's marks. Null also for two different addresses: which is meant, nobody knows.
 */
export function readEmail(typed: string): string | null {
  if (typed.length > COPIED_MAX_LENGTH) return null;
  const text = plainSigns(typed).replace(BEHIND, '');
  const [, name, linked] = NAMED.exec(text) ?? LINK_IN_NOTES.exec(text) ?? [];
  if (name === undefined || linked === undefined)
    return readLinked(AROUND.exec(text)?.slice(1).find(Boolean) ?? text);
  const address = readLinked(linked);
  const isOther = name.includes('@') && readEmail(name) !== address;
  return isOther ? null : address;
}
