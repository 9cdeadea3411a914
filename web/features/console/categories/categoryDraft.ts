import type { FieldError } from '#schema/errors.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import type { CategoryIcon, SiteCategory } from '#schema/site/categories/siteCategory.ts';
import type { Names } from '#schema/site/categories/names.ts';
import { toQuestionDrafts, toQuestions, writtenIn, type QuestionDraft } from './questionDraft.ts';
import { readEmail } from '#schema/typed/email.ts';

/** A category while edited: all texts as typed. */
export type CategoryDraft = {
  id: string;
  names: Names;
  icon: CategoryIcon | null;
  isRetired: boolean;
  questions: readonly QuestionDraft[];
  /** Addresses, one per line. */
  told: string;
  /** Not saved yet: can be removed, and its id follows its name. */
  isNew: boolean;
  /** Stable while the id changes. */
  key: string;
};

type Said = Pick<SiteSettings, 'categories' | 'told'>;

/** Errors of one category, by field. */
export type DraftErrors = {
  name?: string;
  icon?: string;
  /** By path below `questions`, such as `0.options.1.names`; empty for all of them. */
  questions?: ReadonlyMap<string, string>;
  told?: string;
};

export const toDrafts = ({ categories, told }: Said): CategoryDraft[] =>
  categories.map((category) => ({
    ...category,
    questions: toQuestionDrafts(category.questions),
    told: told.find((one) => one.category === category.id)?.addresses.join('\n') ?? '',
    isNew: false,
    key: category.id,
  }));

export const newDraft = (key: string): CategoryDraft => ({
  id: '',
  names: {},
  icon: null,
  isRetired: false,
  questions: [],
  told: '',
  isNew: true,
  key,
});

/** Moves one item; at an end it stays. */
export function moved(
  drafts: readonly CategoryDraft[],
  key: string,
  by: -1 | 1,
): readonly CategoryDraft[] {
  const from = drafts.findIndex((draft) => draft.key === key);
  const [one, other] = [drafts[from], drafts[from + by]];
  if (!one || !other) return drafts;
  return drafts.with(from, other).with(from + by, one);
}

const NOT_IN_AN_ID = /[^a-z0-9]+/gu;
const MARKS = /\p{M}/gu;

/** The name in plain letters; other scripts get a number. */
function idFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name.normalize('NFD').replaceAll(MARKS, '').toLowerCase();
  const word = plain.replaceAll(NOT_IN_AN_ID, '_').replaceAll(/^[_\d]+|_+$/gu, '');
  const base = word.slice(0, 30) || 'category';
  const others = Array.from({ length: taken.size }, (_, index) => `${base}_${index + 2}`);
  return [base, ...others].find((id) => !taken.has(id)) ?? base;
}

/** For validation by the contract; empty names are left out. */
export function toCategories(drafts: readonly CategoryDraft[]): SiteCategory[] {
  const taken = new Set(drafts.map(({ id }) => id).filter(Boolean));
  return drafts.map(({ isNew, names: typed, ...draft }) => {
    const names = writtenIn(typed);
    const id = isNew ? idFor(Object.values(names)[0] ?? '', taken) : draft.id;
    taken.add(id);
    const { icon, isRetired } = draft;
    return { id, names, icon, isRetired, questions: toQuestions(draft.questions) };
  });
}

const SEPARATORS = /[\n,;،؛]+/u;

/** Also as mail programs copy several: `Ada Lovelace <ada@example.org>; bob@example.org`. */
const readAddresses = ({ told }: CategoryDraft) =>
  told
    .split(SEPARATORS)
    .flatMap((part) => (readEmail(part) === null ? part.split(/\s+/u) : [part.trim()]))
    .filter(Boolean);

/** Everything in the drafts. */
export function saidIn(drafts: readonly CategoryDraft[]): Said {
  const categories = toCategories(drafts);
  const told = drafts.map((draft, index) => ({
    category: categories[index]?.id ?? '',
    addresses: readAddresses(draft),
  }));
  return { categories, told: told.filter(({ addresses }) => addresses.length > 0) };
}

const TOLD_PLACE = /^settings\.told\.(\d+)\./u;
const PLACE = /^settings\.categories\.(\d+)\.(\w+)\.?(.*)$/u;
/** An error in any language shows at the first field. */
const LANGUAGE_BELOW = /(names)\.\w+$/u;

/** By the category's key; errors about all of them under the empty key. */
export function findDraftErrors(
  errors: readonly FieldError[],
  drafts: readonly CategoryDraft[],
): Map<string, DraftErrors> {
  const found = new Map<string, DraftErrors>();
  for (const { path, message } of errors) {
    if (!path.startsWith('settings.')) continue;
    const [, line] = TOLD_PLACE.exec(path) ?? [];
    if (line !== undefined) {
      const told = drafts.filter((draft) => readAddresses(draft).length > 0)[Number(line)];
      found.set(told?.key ?? '', { ...found.get(told?.key ?? ''), told: message });
      continue;
    }
    const [, index, field, below = ''] = PLACE.exec(path) ?? [];
    const key = drafts[Number(index)]?.key ?? '';
    const known = found.get(key) ?? {};
    if (field === 'questions') {
      const place = below.replace(LANGUAGE_BELOW, '$1');
      found.set(key, {
        ...known,
        questions: new Map([[place, message], ...(known.questions ?? [])]),
      });
    } else if (field === 'icon') found.set(key, { icon: message, ...known });
    else found.set(key, { name: message, ...known });
  }
  return found;
}
