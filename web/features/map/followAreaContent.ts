export const followAreaContent = {
  follow: 'Follow this area',
  what: (km: number) => `New reports within ${km} km of the middle of the map, in your digest.`,
  tooLarge: 'Zoom in to follow an area: the map shows more than 25 km around its middle.',
  following: 'Following...',
  done: 'You follow this area',
  doneText: 'New reports come with your digest, under the bell.',
  list: 'What you follow',
  failed: 'The area is not followed',
} as const;
