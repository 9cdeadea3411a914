import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { isWordLogo, LogoPicture } from '#web/components/frame/LogoPicture.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { formatDate } from '#web/format/format.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { useBrand } from '#web/features/site/useBrand.ts';
import { useSite } from '#web/features/site/useSite.ts';
import { LazyMap } from '#web/map/LazyMap.tsx';
import type { MapFeature } from '#web/map/mapFeature.ts';
import { theme } from '#web/theme/theme.ts';
import { posterContent as words } from './content.ts';
import { qrPath } from './qrPath.ts';

const ZOOM = 16;
/** A longer title is set smaller. */
const LONG_TITLE = 48;

export function PosterSheet({ issue }: { issue: IssueDetail }) {
  const { name } = useSite();
  const { logo } = useBrand();
  const photo = issue.photos[0]?.url ?? issue.imageUrl;
  return (
    <Layout $hasPhoto={photo !== null}>
      <Top>
        <Name>
          {logo && <LogoPicture logo={logo} alt={isWordLogo(logo) ? name : ''} />}
          {!(logo && isWordLogo(logo)) && <strong>{name}</strong>}
        </Name>
        <span>{words.reported(formatDate(issue.createdAt))}</span>
      </Top>
      <div>
        <Title dir="auto" $isLong={issue.title.length > LONG_TITLE}>
          {issue.title}
        </Title>
        <Place>
          <MapPin aria-hidden="true" />
          <bdi>{issue.location}</bdi>
        </Place>
        <StatusBadge status={issue.status} place="list" />
      </div>
      {photo !== null && <Photo src={photo} alt={words.photo} />}
      <Text dir="auto" $hasPhoto={photo !== null}>
        {issue.description}
      </Text>
      <Foot>
        <MapBox inert>
          <PosterMap issue={issue} />
        </MapBox>
        <Code id={issue.id} />
      </Foot>
    </Layout>
  );
}

function PosterMap({ issue }: { issue: IssueDetail }) {
  const { id, latitude, longitude, status, priority } = issue;
  const { data: settings } = useQuery(settingsQuery());
  const features = useMemo<MapFeature[]>(() => {
    const position = { latitude, longitude };
    return [
      { kind: 'issue', id, position, status, priority, fundingLabel: null, isSelected: true },
    ];
  }, [id, latitude, longitude, status, priority]);
  return (
    <LazyMap
      label={words.map}
      settings={settings}
      start={{ centre: { latitude, longitude }, zoom: ZOOM }}
      features={features}
      isInPage
      isOnPaper
    />
  );
}

function Code({ id }: { id: string }) {
  const address = new URL(`/issues/${id}`, location.origin).href;
  const { path, size } = useMemo(() => qrPath(address), [address]);
  return (
    <CodeBox>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.code(address)}>
        <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <p>{words.scan}</p>
      <Address dir="ltr">{address}</Address>
    </CodeBox>
  );
}

const Layout = styled.div<{ $hasPhoto: boolean }>`
  display: grid;
  grid-template-rows: auto auto ${({ $hasPhoto }) => ($hasPhoto ? 'minmax(0, 1fr) auto' : '1fr')} auto;
  gap: 6mm;
  block-size: 100%;
  overflow: hidden;
`;

const Top = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 6mm;
  padding-block-end: 4mm;
  border-block-end: 1mm solid ${theme.color.accent};
  font-size: 4.6mm;

  & strong {
    font-family: ${theme.font.display};
    font-size: 7mm;
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 3mm;

  & img {
    height: 11mm;
    max-width: 70mm;
  }
`;

const Title = styled.h2<{ $isLong: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-size: ${({ $isLong }) => ($isLong ? '10.5mm' : '15mm')};
  overflow-wrap: anywhere;
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: 2mm;
  margin-block: 3mm;
  font-size: 5.6mm;
  line-height: ${theme.lineHeight.snug};

  & svg {
    flex: none;
    width: 6mm;
    height: 6mm;
    color: ${theme.color.accent};
  }
`;

const Photo = styled.img`
  width: 100%;
  height: 100%;
  min-height: 0;
  border-radius: 3mm;
  object-fit: cover;
`;

const Text = styled.p<{ $hasPhoto: boolean }>`
  display: -webkit-box;
  align-self: start;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $hasPhoto }) => ($hasPhoto ? 4 : 14)};
  font-size: ${({ $hasPhoto }) => ($hasPhoto ? '4.8mm' : '6.4mm')};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 50mm;
  gap: 8mm;
`;

const MapBox = styled.div`
  min-height: 60mm;
  overflow: hidden;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: 3mm;
`;

/** The QR code's quiet zone serves as its margin. */
const CodeBox = styled.div`
  & svg {
    width: 100%;
    margin-block-start: -3mm;
    color: ${theme.color.cover};
  }
  & p {
    font-size: 3.8mm;
    line-height: ${theme.lineHeight.snug};
  }
`;

const Address = styled.p`
  margin-block-start: 2mm;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;

  && {
    font-size: 2.6mm;
  }
`;
