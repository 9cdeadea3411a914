/** What a person says they come for; it restricts nothing. */
export const PREFERRED_ROLES = ['reporter', 'donator', 'solver'] as const;
