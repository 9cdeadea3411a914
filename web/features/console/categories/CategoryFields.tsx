import { useId } from 'react';
import { styled } from 'styled-components';
import { CATEGORY_ICONS } from '#schema/site/categories/siteCategory.ts';
import { RECIPIENTS_MAX } from '#schema/site/categories/reportRecipients.ts';
import { LANGUAGE_NAMES, type Language } from '#schema/languages/languages.ts';
import { Legend } from '#web/components/fields/Legend.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { ChoiceInput } from '#web/components/fields/ChoiceInput.tsx';
import { CategoryIcon } from '#web/components/issues/CategoryIcon.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { language } from '#web/format/language.ts';
import { findIcon } from '#web/features/site/useCategories.ts';
import { theme } from '#web/theme/theme.ts';
import { categoriesContent } from './categoriesContent.ts';
import { QuestionList } from './QuestionList.tsx';
import type { CategoryDraft, DraftErrors } from './categoryDraft.ts';

const { fields, icons } = categoriesContent;

export type CategoryFieldsProps = {
  draft: CategoryDraft;
  /** Default name of a built-in category. */
  standardName: string | undefined;
  languages: readonly Language[];
  errors: DraftErrors | undefined;
  onChange: (change: Partial<CategoryDraft>) => void;
  onRemove: () => void;
};

export function CategoryFields(props: CategoryFieldsProps) {
  const { draft, standardName, languages, errors, onChange, onRemove } = props;
  return (
    <Body>
      <Grid columns={2} gap={5}>
        {languages.map((code, index) => (
          <TextField
            key={code}
            label={fields.name(LANGUAGE_NAMES[code])}
            hint={standardName === undefined ? undefined : fields.standard}
            placeholder={code === language.code ? standardName : undefined}
            error={index === 0 ? errors?.name : undefined}
            lang={code}
            dir="auto"
            autoComplete="off"
            isOptional={index > 0}
            value={draft.names[code] ?? ''}
            onChange={(event) =>
              onChange({ names: { ...draft.names, [code]: event.currentTarget.value } })
            }
          />
        ))}
      </Grid>
      <IconChoice draft={draft} onChange={onChange} />
      <QuestionList
        questions={draft.questions}
        languages={languages}
        errors={errors?.questions}
        onChange={(questions) => onChange({ questions })}
      />
      <TextArea
        label={fields.told}
        hint={fields.toldHint(RECIPIENTS_MAX)}
        error={errors?.told}
        rows={2}
        dir="ltr"
        inputMode="email"
        autoComplete="off"
        isOptional
        value={draft.told}
        onChange={(event) => onChange({ told: event.currentTarget.value })}
      />
      {draft.isNew ? (
        <div>
          <Button onClick={onRemove}>{fields.remove}</Button>
        </div>
      ) : (
        <>
          <CheckboxField
            label={fields.retired}
            hint={fields.retiredHint}
            checked={draft.isRetired}
            onChange={(event) => onChange({ isRetired: event.currentTarget.checked })}
          />
          <Muted>{fields.id(draft.id)}</Muted>
        </>
      )}
    </Body>
  );
}

type IconChoiceProps = Pick<CategoryFieldsProps, 'onChange'> & { draft: CategoryDraft };

function IconChoice({ draft, onChange }: IconChoiceProps) {
  const name = useId();
  const chosen = findIcon(draft);
  return (
    <fieldset>
      <Legend>{fields.icon}</Legend>
      <Row gap={2} align="stretch">
        {CATEGORY_ICONS.map((icon) => (
          <Icon key={icon} title={icons[icon]}>
            <ChoiceInput
              name={name}
              value={icon}
              aria-label={icons[icon]}
              checked={icon === chosen}
              onChange={() => onChange({ icon })}
            />
            <CategoryIcon icon={icon} />
          </Icon>
        ))}
      </Row>
    </fieldset>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[4]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};
`;

const Icon = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${theme.color.text};
    background: ${theme.color.hover};
    box-shadow: inset 0 0 0 1px ${theme.color.text};
  }
  &:has(:focus-visible) {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
