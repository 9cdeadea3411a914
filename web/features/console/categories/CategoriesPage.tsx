import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { siteSettingsQuery } from '../siteSettingsQuery.ts';
import { categoriesContent as content } from './categoriesContent.ts';
import { useId, useRef } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { KeptEdit } from '#web/components/fields/KeptEdit.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { CategoryList } from './CategoryList.tsx';
import { useCategoriesForm, type Known } from './useCategoriesForm.ts';

export function CategoriesPage() {
  return (
    <AdminFrame href="/admin/categories" words={content}>
      <Categories />
    </AdminFrame>
  );
}

function Categories() {
  const { data, isPending, refetch } = useQuery(siteSettingsQuery());
  if (isPending) return <Skeleton height="40rem" shape="block" />;
  if (!data) return <LoadFailure words={content} onRetry={refetch} />;
  return <CategoriesForm known={data} />;
}

const { list, save, newer } = content;

function CategoriesForm({ known }: { known: Known }) {
  const form = useCategoriesForm(known);
  const element = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  const { errors, reasonError } = form;
  const all = errors.get('')?.name;
  const submit = () => {
    form.submit();
    // After the errors have been rendered.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  return (
    <KeptEdit draft={form.kept}>
      <form
        ref={element}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        noValidate
      >
        <FormSection heading={list.heading} hint={list.hint}>
          <CategoryList form={form} />
        </FormSection>
        <FormSection heading={save.heading} hint={save.hint}>
          {form.isBehind && (
            <Banner
              tone="warning"
              title={newer.title}
              action={<Button onClick={() => form.startOver(known)}>{newer.action}</Button>}
            >
              {newer.text}
            </Banner>
          )}
          {errors.size > 0 && (
            <div role="alert">
              <Banner tone="danger">{all ?? save.faults}</Banner>
            </div>
          )}
          <TextArea
            id={reasonId}
            label={save.reason}
            hint={save.reasonHint}
            error={reasonError}
            rows={3}
            value={form.reason}
            onChange={(event) => form.setReason(event.currentTarget.value)}
          />
          <Row gap={3}>
            <SubmitButton words={save} variant="primary" size="lg" isPending={form.isPending} />
            <DraftLine state={form.kept.state} onDiscard={() => void form.kept.discard()} />
          </Row>
        </FormSection>
      </form>
    </KeptEdit>
  );
}
