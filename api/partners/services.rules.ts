import { categoryContent as ar } from '#schema/site/categories/categoryContent.ar.ts';
import { categoryContent as de } from '#schema/site/categories/categoryContent.de.ts';
import { categoryContent as es } from '#schema/site/categories/categoryContent.es.ts';
import { categoryContent as en } from '#schema/site/categories/categoryContent.ts';
import type { Language } from '#schema/languages/languages.ts';
import { namedIn } from '#schema/site/categories/namedIn.ts';
import type { Question } from '#schema/site/categories/question.ts';
import type { SiteCategory } from '#schema/site/categories/siteCategory.ts';

const STANDARD_NAMES: Record<Language, Partial<Record<string, string>>> = { en, de, es, ar };

export const serviceName = ({ id, names }: SiteCategory, language: Language): string =>
  namedIn(names, language) ?? STANDARD_NAMES[language][id] ?? id;

/** A category as GeoReport v2's service. */
export const presentService = (category: SiteCategory, language: Language) => ({
  service_code: category.id,
  service_name: serviceName(category, language),
  description: '',
  metadata: category.questions.length > 0,
  type: 'realtime',
  keywords: '',
  group: '',
});

const DATATYPES = {
  text: 'text',
  number: 'number',
  choice: 'singlevaluelist',
  yes_no: 'singlevaluelist',
} as const;

const YES_OR_NO: Record<Language, [yes: string, no: string]> = {
  en: ['Yes', 'No'],
  de: ['Ja', 'Nein'],
  es: ['Sí', 'No'],
  ar: ['نعم', 'لا'],
};

function listValues({ kind, options }: Question, language: Language) {
  if (kind === 'yes_no') {
    const [yes, no] = YES_OR_NO[language];
    // The keys match the values in which a report's answers are sent.
    return [
      { key: 'true', name: yes },
      { key: 'false', name: no },
    ];
  }
  return options.map(({ id, names }) => ({ key: id, name: namedIn(names, language) ?? id }));
}

/** A category's questions as GeoReport v2's service definition. */
export const presentDefinition = ({ id, questions }: SiteCategory, language: Language) => ({
  service_code: id,
  attributes: questions.map((question, at) => ({
    variable: true,
    code: question.id,
    datatype: DATATYPES[question.kind],
    required: question.isRequired,
    datatype_description: question.unit,
    order: at + 1,
    description: namedIn(question.names, language) ?? question.id,
    ...(DATATYPES[question.kind] === 'singlevaluelist' && {
      values: listValues(question, language),
    }),
  })),
});
