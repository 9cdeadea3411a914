export type XmlValue = string | number | boolean | null | readonly XmlValue[] | XmlFields;
export type XmlFields = { readonly [name: string]: XmlValue };

/** Characters that no XML 1.0 document can hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- the characters are the point
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/gu;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Otherwise parsers turn it into a line feed.
  '\r': '&#13;',
};

/** For text content and quoted attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"'\r]/gu, (mark) => ESCAPES[mark] ?? mark);

/** The element of each item in a list: `<services>` holds `<service>`s. */
export type ItemNames = Readonly<Record<string, string>>;

function element(name: string, value: XmlValue, items: ItemNames): string {
  const content = writeContent(name, value, items);
  return content === '' ? `<${name}/>` : `<${name}>${content}</${name}>`;
}

function writeContent(name: string, value: XmlValue, items: ItemNames): string {
  if (value === null) return '';
  if (typeof value !== 'object') return escapeXml(String(value));
  const parts: [name: string, value: XmlValue][] = isList(value)
    ? value.map((item) => [items[name] ?? 'item', item])
    : Object.entries(value);
  return parts.map(([part, inside]) => element(part, inside, items)).join('');
}

const isList = (value: XmlValue): value is readonly XmlValue[] => Array.isArray(value);

export const xmlDocument = (root: string, value: XmlValue, items: ItemNames): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${element(root, value, items)}\n`;
