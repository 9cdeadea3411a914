import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

type Net = [address: string, prefix: number];

/** Addresses that are not on the internet, or reach it by a detour (IANA registries). */
const RESERVED_4: Net[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const RESERVED_6: Net[] = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];

function toBlockList(nets: Net[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of nets) list.addSubnet(address, prefix, family);
  return list;
}

// Two lists: in a single one, IPv4-mapped IPv6 addresses would match all of IPv4.
const reserved4 = toBlockList(RESERVED_4, 'ipv4');
const reserved6 = toBlockList(RESERVED_6, 'ipv6');

/** Also false for text that is not an address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved4.check(address, 'ipv4');
  return version === 6 && !reserved6.check(address, 'ipv6');
}

/**
 * Resolves only to public addresses. A name may be pointed at an internal machine after an earlier check, so
 * the address being connected to is the one that is checked.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error) return callback(error, []);
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      const refusal: NodeJS.ErrnoException = new Error('Not an address of the open internet');
      refusal.code = 'EADDRNOTPUBLIC';
      return callback(refusal, []);
    }
    if (options.all === true) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
