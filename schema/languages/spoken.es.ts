export const spokenHeaders = { 'x-trybe-language': 'es' };
