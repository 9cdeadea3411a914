export const placeSearchContent = {
  linkWithoutPlace:
    'This link does not say where the place is. Open it, and copy the address of the page that it leads to, or type coordinates, such as 41.8781, -87.6298.',
  nothingFound:
    'No place of this name was found. Try the street with its town, or coordinates, such as 41.8781, -87.6298.',
};
