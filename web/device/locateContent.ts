export const locateContent = {
  failed: 'Location error',
  failedText: 'Could not get your current location. Search by location instead.',
  plainHttp: 'Browsers share positions only over https.',
} as const;
