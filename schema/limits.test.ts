import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

describe('the promised constants', () => {
  it('of lists: nine a page, five page buttons, three featured, five suggestions [9.48]', () => {
    expect(limits).toMatchObject({
      ISSUES_PAGE_SIZE: 9,
      PAGINATION_BUTTONS: 5,
      FEATURED_ISSUES: 3,
      SUGGESTIONS_MAX: 5,
      SEARCH_MIN_LENGTH: 2,
      SEARCH_DEBOUNCE_MS: 300,
      PROFILE_RECENT_ISSUES: 3,
      PROFILE_NOTIFICATIONS: 5,
      COMMUNITY_AREAS: 5,
    });
  });

  it('of the map: centres, zooms and height', () => {
    expect(limits).toMatchObject({
      MAP_CENTRE: { latitude: 34.0522, longitude: -118.2437 },
      MAP_ZOOM: 4,
      MAP_ZOOM_WITH_ISSUES: 13,
      MAP_ZOOM_SEARCH: 15,
      MAP_ZOOM_SELECTED: 16,
      MAP_HEIGHT_PX: 500,
      REPORT_MAP_CENTRE: { latitude: 40.7128, longitude: -74.006 },
      REPORT_MAP_ZOOM: 13,
    });
  });

  it('of notifications: one for five seconds, swiped by 50 px, reached by F8; tooltips after 700 ms', () => {
    expect(limits).toMatchObject({
      TOAST_LIMIT: 1,
      TOAST_DURATION_MS: 5_000,
      TOAST_REMOVE_DELAY_MS: 1_000_000,
      TOAST_SWIPE_PX: 50,
      TOAST_HOTKEY: 'F8',
      TOOLTIP_DELAY_MS: 700,
    });
  });

  it('of entries: the shortest texts, the smallest pledge, the largest picture', () => {
    expect(limits).toMatchObject({
      TITLE_MIN_LENGTH: 5,
      DESCRIPTION_MIN_LENGTH: 20,
      LOCATION_MIN_LENGTH: 3,
      CRITERIA_MIN_LENGTH: 20,
      PROPOSAL_DESCRIPTION_MIN_LENGTH: 10,
      PLEDGE_MIN_CENTS: 100n,
      PHOTO_MAX_BYTES: 5 * 1024 * 1024,
      PHOTO_MIME_TYPES: ['image/jpeg', 'image/png', 'image/webp'],
      PHOTO_CARD_WIDTH_PX: 800,
      PHOTO_CARD_HEIGHT_PX: 400,
      PHOTO_QUALITY: 80,
      META_DESCRIPTION_LENGTH: 155,
      SHORT_LOCATION_LENGTH: 40,
    });
  });

  it('of money: bands at $500 and $2000, 90% for the solver', () => {
    expect(limits).toMatchObject({
      FUNDING_LOW_BELOW_CENTS: 50_000n,
      FUNDING_HIGH_ABOVE_CENTS: 200_000n,
      SOLVER_SHARE_BP: 9_000n,
      COUNT_UP_MS: 2_000,
      COUNT_UP_STEPS: 60,
    });
  });
});
