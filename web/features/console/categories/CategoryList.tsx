import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CATEGORIES_MAX } from '#schema/site/categories/siteCategory.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { categoryContent } from '#schema/site/categories/categoryContent.ts';
import { inReadersWords } from '#web/features/site/useCategories.ts';
import { categoriesContent } from './categoriesContent.ts';
import { moved, newDraft, type CategoryDraft } from './categoryDraft.ts';
import { CategoryRow } from './CategoryRow.tsx';
import type { CategoriesForm } from './useCategoriesForm.ts';

const { list } = categoriesContent;
const standardNames = new Map<string, string>(Object.entries(categoryContent));

/** In order, with buttons to move; one is open at a time. */
export function CategoryList({ form }: { form: CategoriesForm }) {
  const { drafts, setDrafts, languages, errors } = form;
  const [open, setOpen] = useState('');
  const [told, setTold] = useState('');
  const categoryName = ({ id, names }: CategoryDraft) =>
    inReadersWords(names, languages[0]) ?? standardNames.get(id) ?? list.untitled;
  const move = (draft: CategoryDraft, by: -1 | 1) => {
    const next = moved(drafts, draft.key, by);
    setDrafts(next);
    setTold(list.moved(categoryName(draft), next.indexOf(draft) + 1, next.length));
  };
  const add = () => {
    const draft = newDraft(crypto.randomUUID());
    setDrafts([...drafts, draft]);
    setOpen(draft.key);
  };
  return (
    <Stack gap={4}>
      <PlainList as="ol" aria-label={list.label} gap={2}>
        {drafts.map((draft, index) => (
          <CategoryRow
            key={draft.key}
            draft={draft}
            name={categoryName(draft)}
            standardName={standardNames.get(draft.id)}
            languages={languages}
            errors={errors.get(draft.key)}
            isOpen={open === draft.key || errors.has(draft.key)}
            onToggle={() => setOpen(open === draft.key ? '' : draft.key)}
            onUp={index === 0 ? undefined : () => move(draft, -1)}
            onDown={index === drafts.length - 1 ? undefined : () => move(draft, 1)}
            onChange={(change) => {
              // Also if an error opened it: it stays open once that is fixed.
              setOpen(draft.key);
              form.change(draft.key, change);
            }}
            onRemove={() => form.remove(draft.key)}
          />
        ))}
      </PlainList>
      <VisuallyHidden as="output" aria-live="polite">
        {told}
      </VisuallyHidden>
      {drafts.length < CATEGORIES_MAX ? (
        <div>
          <Button icon={<Plus aria-hidden="true" />} onClick={add}>
            {list.add}
          </Button>
        </div>
      ) : (
        <Muted>{list.full(CATEGORIES_MAX)}</Muted>
      )}
    </Stack>
  );
}
