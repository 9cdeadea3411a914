export const spokenHeaders = { 'x-trybe-language': 'de' };
