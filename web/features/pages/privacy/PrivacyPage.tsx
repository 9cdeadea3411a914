import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { USUAL_RETENTION } from '#schema/site/retention.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { SiteTextPage } from '../siteText/SiteTextPage.tsx';
import { privacyContent } from './content.ts';
import { withRetention } from './withRetention.ts';

export function PrivacyPage() {
  const { data } = useQuery(settingsQuery());
  const kept = data?.retention ?? USUAL_RETENTION;
  const standard = useMemo(() => withRetention(privacyContent, kept), [kept]);
  return <SiteTextPage name="privacy" standard={standard} />;
}
