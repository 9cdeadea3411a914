export const followAreaContent = {
  follow: 'Follow this area',
  what: (km: number) => `New reports within ${km} km of the middle of the map, in your digest.`,
  tooLarge: 'Zoom in to follow an area: the map shows more than 25 km around its middle.',
  following: 'Following...',
  waiting: 'What you follow here is waiting to be sent.',
  list: 'What you follow',
  failed: 'The area is not followed',
} as const;
