import { describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { findDeviceStore } from './caching.ts';

describe('what may be kept', () => {
  it.each([
    '/api/issues',
    '/api/issues/7',
    '/api/issues/7/pledges',
    '/api/issues/7/proposals',
    '/api/votes',
    '/api/map/4/1/2',
    '/api/impact-stats',
    '/api/settings',
    '/api/users/7/basic',
    '/api/issues/7/case',
    '/api/images/7',
    '/api/tiles/streets/4/1/2',
    '/api/gazetteer',
  ])('%s', (path) => expect(findDeviceStore(path)).not.toBeNull());

  it.each([
    '/api/user',
    '/api/login',
    '/api/issues/7/chats',
    '/api/notifications',
    '/api/users/7/donations',
    '/api/users/7/votes',
    '/api/users/7/proposals',
    '/api/uploads/7',
    '/api/events',
    '/api/geocode',
    '/api/tiles/overview.pack',
    '/api/videos/7',
    '/',
  ])('never %s', (path) => expect(findDeviceStore(path)).toBeNull());

  it('is no answer to a person, unless it goes with them', () => {
    const endpoints: EndpointDefinition[] = Object.values(ENDPOINTS);
    const kept = endpoints.filter(({ deviceStore }) => deviceStore !== undefined);
    expect(kept.filter(({ access, method }) => access === 'session' || method !== 'GET')).toEqual(
      [],
    );
    expect(kept.filter(({ cache }) => cache === undefined)).toEqual([]);
    const ofViewer = kept.filter(({ access, cache }) => access !== 'public' || cache === 'viewer');
    expect(new Set(ofViewer.map(({ deviceStore }) => deviceStore))).toEqual(
      // Personal pictures are marked as not cacheable by their response.
      new Set(['details', 'images']),
    );
  });
});
