const IPV6_GROUPS = 8;
/** The /64 of an IPv6 customer: any of its 2^64 addresses may come next. */
const CUSTOMER_GROUPS = 4;
const IPV4_IN_IPV6 = /^(?:0*:)*:?(?:0+:)*ffff:(\d+\.\d+\.\d+\.\d+)$/iu;

/**
 * Prefixes of private, loopback and provider-internal networks, where many clients look like one.
 */
const INSIDE =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|0:0:0:0::|f[cd]|fe[89ab])/u;

function addressGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  if (!first || !last) return [];
  const left = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - first.length - last.length);
  return [...first, ...Array.from({ length: left }, () => '0'), ...last];
}

/**
 * The key for counting: an IPv4 address, even in IPv6 notation, or the /64 of an IPv6 address, normalized.
 */
export function addressGroup(address: string): string {
  const plain = address.replace(/%.*$/u, '').toLowerCase();
  const embedded = IPV4_IN_IPV6.exec(plain)?.[1];
  if (embedded !== undefined) return embedded;
  // Any other text from a trusted proxy is used unchanged.
  if (!/^[\da-f:]*$/u.test(plain) || plain.split(':').length < 3) return plain;
  const groups = addressGroups(plain).slice(0, CUSTOMER_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The public network of an address; null: a private one, which does not distinguish clients. */
export function toNetwork(address: string): string | null {
  const group = addressGroup(address);
  return group === '' || INSIDE.test(group) ? null : group;
}
