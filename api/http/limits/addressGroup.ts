const IPV6_GROUPS = 8;
/** An IPv6 customer owns a whole /64: any of its 2^64 addresses may come next. */
const CUSTOMER_GROUPS = 4;
const IPV4_IN_IPV6 = /^(?:0*:)*:?(?:0+:)*ffff:(\d+\.\d+\.\d+\.\d+)$/iu;

/** How the networks of a house, a machine or a provider's inside begin: there many look like one. */
const INSIDE =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|0:0:0:0::|f[cd]|fe[89ab])/u;

/** All groups of an IPv6 address, with those that `::` leaves out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  if (!first || !last) return [];
  const left = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - first.length - last.length);
  return [...first, ...Array.from({ length: left }, () => '0'), ...last];
}

/**
 * By what an address is counted: an IPv4 address by itself, also where it comes as an IPv6 one, and
 * an IPv6 address by its /64, however it is written.
 */
export function addressGroup(address: string): string {
  const plain = address.replace(/%.*$/u, '').toLowerCase();
  const embedded = IPV4_IN_IPV6.exec(plain)?.[1];
  if (embedded !== undefined) return embedded;
  // Anything else that a trusted proxy says counts as it is.
  if (!/^[\da-f:]*$/u.test(plain) || plain.split(':').length < 3) return plain;
  const groups = groupsOf(plain).slice(0, CUSTOMER_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The network of the internet that an address is of; null: an inside one, which tells nobody apart. */
export function networkOf(address: string): string | null {
  const group = addressGroup(address);
  return group === '' || INSIDE.test(group) ? null : group;
}
