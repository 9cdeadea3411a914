export const issueFieldContent = {
  title: 'Title',
  description: 'Description',
  location: 'Location',
  latitude: 'Latitude',
  longitude: 'Longitude',
  priority: 'Priority',
  category: 'Category',
  solutionCriteria: 'Solution criteria',
  dueDate: 'Due date',
} as const;
