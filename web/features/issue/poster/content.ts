export const posterContent = {
  pageTitle: 'Poster',
  subtitle: 'To hang up where it is: an A4 page that leads passers-by here.',
  back: 'Back to the issue',
  print: 'Print poster',
  sheet: 'The poster',
  reported: (date: string) => `Reported ${date}`,
  photo: 'Photo of this issue',
  map: 'Map of the place of this issue',
  code: (address: string) => `QR code of ${address}`,
  scan: 'Scan to see how it stands, say that it affects you too, or help to get it fixed.',
  failed: 'This poster could not be made',
  failedText: 'The issue may have been removed, or the server cannot be reached.',
} as const;
