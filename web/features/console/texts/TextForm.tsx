import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { textDirection, type Language } from '#schema/languages/languages.ts';
import type { SiteTextName } from '#schema/site/ownTexts.ts';
import { siteTextForm, type SiteText } from '#schema/site/siteTexts.ts';
import { reason } from '#schema/text.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { KeptEdit } from '#web/components/fields/KeptEdit.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Prose } from '#web/components/layout/Prose.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { readMarkedText } from '#web/components/text/markedText.ts';
import { TextBlock } from '#web/components/text/TextBlock.tsx';
import { useActionForm } from '#web/device/drafts/useActionForm.ts';
import { useFieldsEdit } from '#web/device/drafts/useFieldsEdit.ts';
import { ActDialog } from '#web/features/console/frame/ActDialog.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useSiteTexts } from '#web/features/site/useSiteTexts.ts';
import { theme } from '#web/theme/theme.ts';
import { publishText } from './publishText.ts';
import { textsContent as words } from './textsContent.ts';

type TextFormProps = { name: SiteTextName; language: Language; shown: SiteText['shown'] };

const endRule = v.object({ reason });

/** Publishes the next version, and shows what it will look like. */
export function TextForm({ name, language, shown }: TextFormProps) {
  const { user } = useCurrentUser();
  const [isEnding, setIsEnding] = useState(false);
  const params = { name, language };
  const after = shown?.version ?? 0;
  const place = { userId: user?.id ?? '', issueId: `${name}-${language}` };
  const [base] = useState({ text: shown?.text ?? '', reason: '' });
  const { form, field, isPending, submit } = useActionForm({
    rule: siteTextForm,
    empty: base,
    place: null,
    send: (fields: { text: string; reason: string }, idempotencyKey): Promise<unknown> =>
      publishText({ params, body: { after, ...fields }, idempotencyKey }, () => draft.clear()),
    words: { done: words.done, failed: words.failed },
    showsFieldErrors: true,
  });
  const draft = useFieldsEdit(form, base, { kind: 'site-text', ...place });
  const text = useWatch({ control: form.control, name: 'text' });
  return (
    <KeptEdit draft={draft} nameOf={(part) => (part === 'text' ? words.text : words.reason)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormSection heading={words.names[name]}>
          <TextArea
            label={words.text}
            hint={words.textHint}
            rows={16}
            lang={language}
            dir={textDirection(language)}
            {...field('text')}
          />
          <Preview text={text} language={language} />
          <TextArea label={words.reason} hint={words.reasonHint} rows={3} {...field('reason')} />
          <Row gap={3}>
            <SubmitButton words={words} variant="primary" size="lg" isPending={isPending} />
            <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
            {shown?.text && (
              <Button size="lg" onClick={() => setIsEnding(true)}>
                {words.end.submit}
              </Button>
            )}
          </Row>
        </FormSection>
        {isEnding && (
          <ActDialog
            words={words.end}
            rule={endRule}
            empty={{ reason: '' }}
            place={{ kind: 'site-text-end', issueId: place.issueId }}
            send={({ reason: why }, idempotencyKey) =>
              publishText({ params, body: { after, text: null, reason: why }, idempotencyKey })
            }
            onClose={() => setIsEnding(false)}
          />
        )}
      </form>
    </KeptEdit>
  );
}

function Preview({ text, language }: { text: string; language: Language }) {
  const sections = useSiteTexts(readMarkedText(useDeferredValue(text)), true);
  return (
    <section aria-labelledby="text-preview">
      <h3 id="text-preview">{words.preview}</h3>
      <Frame lang={language} dir={textDirection(language)}>
        {sections.length === 0 && <Muted>{words.nothing}</Muted>}
        {sections.map(({ id, title, blocks }) => (
          <Prose key={id}>
            {title !== '' && <h4>{title}</h4>}
            {blocks.map((block, index) => (
              <TextBlock key={index} block={block} />
            ))}
          </Prose>
        ))}
      </Frame>
    </section>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-height: 32rem;
  margin-block-start: ${theme.space[2]};
  padding: ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  overflow-y: auto;
`;
