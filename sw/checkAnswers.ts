import type { DeviceStore, EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/endpoints.ts';

const endpoints: EndpointDefinition[] = Object.values(ENDPOINTS);
const patternOf = (path: string) =>
  `^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/gu, '[^/]+')}$`;

/**
 * The answers that the contract lets a device keep: a regular expression for the path, and the
 * store. The build puts the finished list in the place of this module, because the contract that it
 * is made of is larger than the whole worker may be.
 */
export const KEPT_ANSWERS: readonly (readonly [path: string, store: DeviceStore])[] =
  endpoints.flatMap(({ path, deviceStore }) =>
    deviceStore === undefined ? [] : [[patternOf(path), deviceStore] as const],
  );
