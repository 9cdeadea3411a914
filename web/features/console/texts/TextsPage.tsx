import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGE_NAMES, type Language } from '#schema/languages/languages.ts';
import { SITE_TEXTS, type SiteTextName } from '#schema/site/ownTexts.ts';
import { getSiteText } from '#schema/site/siteTexts.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { useSite } from '#web/features/site/useSite.ts';
import { formatDate } from '#web/format/format.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';
import { siteTextKey } from '#web/features/site/siteTextKey.ts';
import { TextForm } from './TextForm.tsx';
import { textsContent as words } from './textsContent.ts';

/** The installation's own privacy notice, terms and accessibility statement. */
export function TextsPage() {
  return (
    <AdminFrame href="/admin/texts" words={words}>
      <Texts />
    </AdminFrame>
  );
}

function Texts() {
  const { languages } = useSite();
  const [name, setName] = useState<SiteTextName>('privacy');
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? languages[0] ?? 'en';
  return (
    <Stack gap={6}>
      <Grid columns={2} gap={4}>
        <SelectField
          label={words.which}
          options={SITE_TEXTS.map((value) => ({ value, label: words.names[value] }))}
          value={name}
          onChange={(event) =>
            setName(SITE_TEXTS.find((one) => one === event.currentTarget.value) ?? name)
          }
        />
        <SelectField
          label={words.language}
          options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={(event) =>
            setChosen(languages.find((one) => one === event.currentTarget.value) ?? language)
          }
        />
      </Grid>
      <OwnText key={`${name} ${language}`} name={name} language={language} />
    </Stack>
  );
}

function OwnText({ name, language }: { name: SiteTextName; language: Language }) {
  const { data, isPending, refetch } = useQuery(
    freshQuery(siteTextKey(name, language), getSiteText, {
      params: { name, language },
      query: {},
    }),
  );
  if (isPending) return <Skeleton height="24rem" shape="block" />;
  if (!data) return <LoadFailure headingLevel={2} onRetry={refetch} />;
  const { shown } = data;
  const day = formatDate(shown?.publishedAt);
  const state = shown?.text ? words.own(shown.version, day) : words.standard;
  return (
    <Stack gap={5}>
      <div>
        <Muted>{state}</Muted>
        <AppLink href={`/${name}`}>{words.read}</AppLink>
      </div>
      <TextForm key={shown?.version ?? 0} {...{ name, language, shown }} />
    </Stack>
  );
}
