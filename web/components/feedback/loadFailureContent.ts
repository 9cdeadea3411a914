/** `itText` follows the title given here, `theyText` a title that names several things. */
export const loadFailureContent = {
  title: 'This could not be loaded',
  itText: 'It will load when the server can be reached.',
  theyText: 'They will load when the server can be reached.',
} as const;
