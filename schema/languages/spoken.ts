/** Sent with each call, so that answers are in the app's language. */
export const spokenHeaders: Readonly<Record<string, string>> = { 'x-trybe-language': 'en' };
