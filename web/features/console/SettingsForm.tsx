import { useState } from 'react';
import * as v from 'valibot';
import type { ResponseOf } from '#schema/defineEndpoint.ts';
import {
  saveSiteSettings,
  saveSiteSettingsRequest,
  type getSiteSettings,
  type SiteSettings,
} from '#schema/site/siteSettings.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { KeptEdit } from '#web/components/fields/KeptEdit.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { useFieldsEdit } from '#web/device/drafts/useFieldsEdit.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { adminContent } from './content.ts';
import { MachineFields } from './MachineFields.tsx';
import { toDocument, toSiteValues, type SiteFormValues } from './siteForm.ts';
import { SiteFields } from './SiteFields.tsx';
import { useSiteForm, type SiteForm } from './useSiteForm.ts';

const { save, newer } = adminContent;

type Read = ResponseOf<typeof getSiteSettings>;
type Known = Pick<Read, 'version' | 'settings'>;

const toFields = (settings: SiteSettings): SiteFormValues => ({
  ...toSiteValues(settings),
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  reason: '',
});

/**
 * Changes the settings, with a reason. A concurrent change by another operator is neither
 * overwritten nor put over typed text.
 */
export function SettingsForm({ known }: { known: Omit<Read, 'changes'> }) {
  const [{ version, settings }, setBase] = useState<Known>(known);
  const toRequest = (values: SiteFormValues) => ({
    version,
    reason: values.reason,
    settings: toDocument(values, settings),
  });
  const initial = toFields(settings);
  const site = useSiteForm({ initial, rule: saveSiteSettingsRequest, toRequest });
  const { form, field, refuse } = site;
  const { user } = useCurrentUser();
  const [base, setDraftBase] = useState(initial);
  const place = { kind: 'settings', userId: user?.id ?? '', issueId: 'site' };
  const draft = useFieldsEdit(form, base, place);

  const startOver = (next: Known) => {
    setBase(next);
    setDraftBase(toFields(next.settings));
    form.reset(toFields(next.settings));
    void draft.clear();
  };
  const action = useAction({
    send: (body: v.InferOutput<typeof saveSiteSettingsRequest>, idempotencyKey) =>
      call(saveSiteSettings, { body, idempotencyKey }),
    words: save,
    changes: [{ topic: 'settings', id: null }],
    showsFieldErrors: true,
  });
  const submit = form.handleSubmit((values) => {
    const body = v.parse(saveSiteSettingsRequest, toRequest(values));
    action.mutate(body, {
      onSuccess: (saved) => startOver({ ...saved, settings: body.settings }),
      onError: (error) => void refuse(error),
    });
  });
  return (
    <KeptEdit draft={draft}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <SiteFields site={site} isCurrencyFixed={known.isCurrencyFixed} />
        <MachineFields />
        <FormSection heading={save.heading} hint={save.hint}>
          {known.version > version && !action.isPending && (
            <Banner
              tone="warning"
              title={newer.title}
              action={<Button onClick={() => startOver(known)}>{newer.action}</Button>}
            >
              {newer.text}
            </Banner>
          )}
          <ReasonField field={field} />
          <Row gap={3}>
            <SubmitButton words={save} variant="primary" size="lg" isPending={action.isPending} />
            <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
          </Row>
        </FormSection>
      </form>
    </KeptEdit>
  );
}

/** Registered after the fields above, so that focus goes to their errors first. */
function ReasonField({ field }: Pick<SiteForm, 'field'>) {
  return <TextArea label={save.reason} hint={save.reasonHint} rows={3} {...field('reason')} />;
}
