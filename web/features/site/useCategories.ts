import { useMemo } from 'react';
import type { Names } from '#schema/site/categories/names.ts';
import type { Question } from '#schema/site/categories/question.ts';
import type { CategoryIcon, SiteCategory } from '#schema/site/categories/siteCategory.ts';
import type { IssueCategory } from '#schema/issues/issueFilters.ts';
import type { Language } from '#schema/languages/languages.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { categoryContent } from '#schema/site/categories/categoryContent.ts';
import { language } from '#web/format/language.ts';
import { useSite } from './useSite.ts';

export type NamedCategory = Omit<SiteCategory, 'icon'> & { name: string; icon: CategoryIcon };

export type Categories = {
  /** Those that people may report under, in the order of the installation. */
  offered: readonly NamedCategory[];
  /** The same with one more, though it is retired: what something stands under already. */
  offeredWith: (id: string) => readonly NamedCategory[];
  /** The ids of all, retired ones too. */
  known: readonly string[];
  /** What a category is called, also a retired one; of one that is not known its id. */
  nameOf: (id: string) => string;
  /** What reports under a category are asked beside the rest, also under a retired one. */
  questionsOf: (id: string) => readonly Question[];
  /** What operators wrote, in the reader's language where they did. */
  inWords: (names: Names) => string;
};

const STANDARD_ICONS: Record<IssueCategory, CategoryIcon> = {
  infrastructure: 'cone',
  environment: 'leaf',
  public_services: 'building',
  safety: 'shield',
  accessibility: 'wheelchair',
  community: 'people',
  other: 'more',
};
const standardIcons: Readonly<Record<string, CategoryIcon>> = STANDARD_ICONS;
const standardNames: Readonly<Record<string, string>> = categoryContent;

/** The picture of a category, chosen or its own. */
export const iconOf = ({ id, icon }: Pick<SiteCategory, 'id' | 'icon'>): CategoryIcon =>
  icon ?? standardIcons[id] ?? 'more';

/** A text in the reader's language, else in that of the installation, else in any. */
export const inReadersWords = (names: Names, own: Language | undefined): string | undefined =>
  names[language.code as Language] ?? (own && names[own]) ?? Object.values(names).find(Boolean);

/** The categories of the installation in the reader's language; until it is known, the standard ones. */
export function useCategories(): Categories {
  // What a device kept from an earlier release does not say them.
  const { categories, languages } = { ...NEW_SITE, ...useSite() };
  return useMemo(() => {
    const named = categories.map((category) => {
      const { id, names } = category;
      return {
        ...category,
        icon: iconOf(category),
        name: inReadersWords(names, languages[0]) ?? standardNames[id] ?? id,
      };
    });
    const offered = named.filter(({ isRetired }) => !isRetired);
    return {
      offered,
      offeredWith: (id) => named.filter((one) => !one.isRetired || one.id === id),
      known: named.map(({ id }) => id),
      nameOf: (id) => named.find((category) => category.id === id)?.name ?? standardNames[id] ?? id,
      questionsOf: (id) => {
        const asking: Partial<SiteCategory> | undefined = named.find((one) => one.id === id);
        return asking?.questions ?? [];
      },
      inWords: (names) => inReadersWords(names, languages[0]) ?? '',
    };
  }, [categories, languages]);
}
