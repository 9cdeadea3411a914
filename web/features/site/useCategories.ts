import { useMemo } from 'react';
import type { Names } from '#schema/site/categories/names.ts';
import type { Question } from '#schema/site/categories/question.ts';
import type { CategoryIcon, SiteCategory } from '#schema/site/categories/siteCategory.ts';
import type { IssueCategory } from '#schema/site/categories/standardCategories.ts';
import type { Language } from '#schema/languages/languages.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { categoryContent } from '#schema/site/categories/categoryContent.ts';
import { language } from '#web/format/language.ts';
import { useSite } from './useSite.ts';

export type NamedCategory = Omit<SiteCategory, 'icon'> & { name: string; icon: CategoryIcon };

export type Categories = {
  /** Open for reports, in the installation's order. */
  offered: readonly NamedCategory[];
  /** With one more even if retired: an item's current category. */
  offeredWith: (id: string) => readonly NamedCategory[];
  /** All ids, including retired ones. */
  known: readonly string[];
  /** Also of a retired category; the id of an unknown one. */
  nameOf: (id: string) => string;
  /** Additional questions, also of a retired category. */
  questionsOf: (id: string) => readonly Question[];
  /** An operator's text in the reader's language, if translated. */
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

/** The chosen icon, or the category's default. */
export const findIcon = ({ id, icon }: Pick<SiteCategory, 'id' | 'icon'>): CategoryIcon =>
  icon ?? standardIcons[id] ?? 'more';

/** In the reader's language, else the installation's, else any. */
export const inReadersWords = (names: Names, own: Language | undefined): string | undefined =>
  names[language.code as Language] ?? (own && names[own]) ?? Object.values(names).find(Boolean);

/** In the reader's language; the standard ones until settings are known. */
export function useCategories(): Categories {
  // Data stored by an earlier release lacks them.
  const { categories, languages } = { ...NEW_SITE, ...useSite() };
  return useMemo(() => {
    const named = categories.map((category) => {
      const { id, names } = category;
      return {
        ...category,
        icon: findIcon(category),
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
