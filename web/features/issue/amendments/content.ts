import type { AmendedField } from '#schema/issues/amendment.ts';

const fields: Record<AmendedField['field'], string> = {
  title: 'Title',
  description: 'Description',
  location: 'Location',
  latitude: 'Latitude',
  longitude: 'Longitude',
  priority: 'Priority',
  category: 'Category',
  solutionCriteria: 'Solution Criteria',
  dueDate: 'Due date',
};

export const amendmentsContent = {
  title: 'Since the first pledge',
  failed: 'The changes could not be loaded',
  note: (moment: string) => `Note of ${moment}`,
  change: (moment: string) => `Changed on ${moment}`,
  before: 'Before',
  after: 'After',
  fields,
  photos: 'Photos',
  photo: (side: string, index: number) => `${side}: photo ${index}`,
  noPhotos: 'None',
  adding: {
    button: 'Add a note',
    title: 'Add a note',
    text: 'It stays with the issue for good, and everybody with a stake is notified. What donors and solver agreed to does not change.',
    label: 'Note',
    confirm: 'Add note',
    pending: 'Adding...',
    done: 'Note added',
    failed: 'Error adding note',
  },
} as const;
