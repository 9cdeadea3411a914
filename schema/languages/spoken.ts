/** Sent with each call, so that what comes back is in the language of the app. */
export const spokenHeaders: Readonly<Record<string, string>> = { 'x-trybe-language': 'en' };
