export const spokenHeaders = { 'x-trybe-language': 'ar' };
