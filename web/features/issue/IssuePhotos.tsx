import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { ImageWithFallback } from '#web/components/issues/ImageWithFallback.tsx';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from './content.ts';

const Lightbox = lazyPart(
  async () => (await import('#web/components/overlays/Lightbox.tsx')).Lightbox,
);

type IssuePhotosProps = {
  issue: Pick<IssueDetail, 'imageUrl' | 'photos'>;
  /** All small, below another hero. */
  isSmall?: boolean;
};

/** The first one large; a press opens the lightbox. Nothing without photos. */
export function IssuePhotos({ issue, isSmall = false }: IssuePhotosProps) {
  const [open, setOpen] = useState<number | null>(null);
  const urls = issue.photos.length > 0 ? issue.photos.map(({ url }) => url) : [issue.imageUrl];
  const shown = urls.filter((url) => url !== null);
  const photos = shown.map((url, at) => ({
    url,
    small: cardImageUrl(url),
    alt: issueContent.photo(at + 1, shown.length),
  }));
  const [first] = photos;
  if (first === undefined) return null;
  const small = isSmall ? photos : photos.slice(1);
  return (
    <Stack gap={3}>
      {!isSmall && (
        <Hero type="button" onClick={() => setOpen(0)}>
          <ImageWithFallback
            src={first.url}
            alt={first.alt}
            ratio="var(--ratio)"
            isEager
            srcSet={sourceSet(first.url)}
            sizes="(min-width: 80rem) 46rem, 100vw"
          />
        </Hero>
      )}
      {small.length > 0 && (
        <Others>
          {small.map((photo) => (
            <Picture key={photo.url} type="button" onClick={() => setOpen(photos.indexOf(photo))}>
              <ImageWithFallback src={photo.small} alt={photo.alt} />
            </Picture>
          ))}
        </Others>
      )}
      {open !== null && (
        <Suspense>
          <Lightbox photos={photos} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Own uploads exist in two widths; a phone takes the small one. */
function sourceSet(url: string): string | undefined {
  const small = cardImageUrl(url);
  return small === null || small === url ? undefined : `${small} 800w, ${url} 1600w`;
}

const Picture = styled.button`
  overflow: hidden;
  padding: 0;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: none;
  cursor: zoom-in;
`;

/** As the hero: low enough for problem, place and next step on the first screen. */
const Hero = styled(Picture)`
  --ratio: 11 / 5;

  ${theme.media.mdToLg} {
    --ratio: 9 / 4;
  }
  ${theme.media.lg} {
    --ratio: 3 / 2;
  }
  ${theme.media.short} {
    --ratio: 8 / 5;
  }
`;

const Others = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${theme.space[3]};
`;
