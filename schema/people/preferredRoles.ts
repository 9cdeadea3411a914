/** Informative only, without restrictions. */
export const PREFERRED_ROLES = ['reporter', 'donator', 'solver'] as const;
