export const lightboxContent = {
  title: 'Photos',
  place: (index: number, count: number) => `${index} of ${count}`,
  previous: 'Previous photo',
  next: 'Next photo',
  enlarge: 'Enlarge',
  whole: 'Show the whole photo',
} as const;
