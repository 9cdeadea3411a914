const IPV6_GROUPS = 8;
/** An IPv6 customer owns a whole /64: any of its 2^64 addresses may come next. */
const CUSTOMER_GROUPS = 4;
const IPV4_IN_IPV6 = /^(?:0*:)*:?(?:0+:)*ffff:(\d+\.\d+\.\d+\.\d+)$/iu;

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
