export const joinCardsContent = [
  {
    title: 'Become a Reporter',
    text: 'Put what is broken on the map and say when it counts as solved.',
    points: [
      'Report with a photo and a pin, with or without signal',
      'Define the solution criteria',
      'Follow the issue until it is done',
    ],
    action: 'Start Reporting',
  },
  {
    title: 'Become a Donor',
    text: 'Put money on the problems that matter to you, from {oneDollar}.',
    points: [
      'Pledge into an escrow that is kept for one issue',
      'See how much stands behind each proposal',
      'Vote on who should do the work',
    ],
    action: 'Start Donating',
  },
  {
    title: 'Become a Solver',
    text: 'Offer a solution, alone or as a business, and earn what you quote.',
    points: [
      'Find funded work near you on the map',
      'Compete on quality, price and time',
      'Build a track record in public',
    ],
    action: 'Start Solving',
  },
] as const;
