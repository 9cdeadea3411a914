import type { DeviceStore, EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';

const endpoints: EndpointDefinition[] = Object.values(ENDPOINTS);
const toPattern = (path: string) =>
  `^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/gu, '[^/]+')}$`;

/**
 * Cacheable responses by the contract: a regular expression for the path, and the store. The build
 * replaces this module by the finished list, because the contract is larger than the whole worker
 * may be.
 */
export const CACHED_RESPONSES: readonly (readonly [path: string, store: DeviceStore])[] =
  endpoints.flatMap(({ path, deviceStore }) =>
    deviceStore === undefined ? [] : [[toPattern(path), deviceStore] as const],
  );
