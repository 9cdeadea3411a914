import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { findLanguage, type Language } from '#schema/languages/languages.ts';
import { findOwnText } from '#schema/site/findOwnText.ts';
import type { SiteTextName } from '#schema/site/ownTexts.ts';
import { getSiteText, type SiteText } from '#schema/site/siteTexts.ts';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Page } from '#web/components/layout/Page.tsx';
import type { LongText } from '#web/components/text/longText.ts';
import { readMarkedText } from '#web/components/text/markedText.ts';
import { formatDate } from '#web/format/format.ts';
import { language as reader } from '#web/format/language.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { useWritten } from '#web/net/firstPaint.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { siteTextKey } from '#web/features/site/siteTextKey.ts';
import { LongTextLayout } from '../LongTextLayout.tsx';
import { siteTextContent as words } from './content.ts';
import { TextVersions } from './TextVersions.tsx';

type SiteTextPageProps = {
  name: SiteTextName;
  /** The product's text, until the installation has its own. */
  standard: LongText;
};

type Asked = { language: Language; version?: number };

/** `de-2`: the second version in German. */
function readAsked(address: unknown): Asked | null {
  const [, code, version] = /^([a-z]{2})-([1-9]\d{0,8})$/u.exec(String(address)) ?? [];
  const language = findLanguage(code);
  return language === undefined ? null : { language, version: Number(version) };
}

/** The installation's own text where it has one, with its earlier versions; else the product's. */
export function SiteTextPage({ name, standard }: SiteTextPageProps) {
  const search: Readonly<Record<string, unknown>> = useLocation().search;
  const { data: settings, isFetching } = useQuery(settingsQuery());
  const asked = readAsked(search.version);
  const { ownTexts = [], site } = settings ?? {};
  const offered = site?.languages ?? [];
  const code = findLanguage(reader.code) ?? 'en';
  const shown: Asked | null = asked ?? findLatest(ownTexts, { name, language: code, offered });
  if (!settings && !asked && isFetching) return <Waiting />;
  if (shown === null) return <LongTextLayout text={standard} />;
  return <OwnText name={name} standard={standard} asked={shown} />;
}

function findLatest(...found: Parameters<typeof findOwnText>): Asked | null {
  const text = findOwnText(...found);
  return text && { language: text.language };
}

const Waiting = () => (
  <Page>
    <Skeleton height="24rem" shape="block" />
  </Page>
);

function OwnText({ name, standard, asked }: SiteTextPageProps & { asked: Asked }) {
  const { language, version } = asked;
  const { data, isPending, refetch } = useQuery(
    endpointQuery(siteTextKey(name, language, version), getSiteText, {
      params: { name, language },
      query: version === undefined ? {} : { version: String(version) },
    }),
  );
  if (isPending) return <Waiting />;
  if (!data)
    return (
      <Page>
        <LoadFailure onRetry={refetch} />
      </Page>
    );
  return <ShownText {...{ standard, language, data }} />;
}

type ShownTextProps = { standard: LongText; language: Language; data: SiteText };

function ShownText({ standard, language, data: { shown, versions } }: ShownTextProps) {
  const write = useWritten();
  const { pathname } = useLocation();
  if (shown === null) return <LongTextLayout text={standard} />;
  const writeDate = (version: number, publishedAt: string) =>
    write(`text-${version}`, () => formatDate(publishedAt));
  const list = (
    <TextVersions
      shown={shown.version}
      versions={versions.map((version) => ({
        ...version,
        address: `${pathname}?version=${language}-${version.version}`,
        date: writeDate(version.version, version.publishedAt),
      }))}
    />
  );
  if (shown.text === null) return <LongTextLayout text={standard}>{list}</LongTextLayout>;
  const latest = versions[0]?.version ?? shown.version;
  const text: LongText = {
    title: standard.title,
    lead: shown.version === latest ? '' : words.earlier,
    description: standard.description,
    lastUpdated: writeDate(shown.version, shown.publishedAt),
    sections: readMarkedText(shown.text),
  };
  return (
    <LongTextLayout text={text} ownIn={language}>
      {list}
    </LongTextLayout>
  );
}
