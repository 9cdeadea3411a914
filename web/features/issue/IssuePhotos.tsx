import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { ImageWithFallback } from '#web/components/issues/ImageWithFallback.tsx';
import { cardImageUrl } from '#web/data/site/issueCardView.ts';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from './content.ts';

type IssuePhotosProps = { issue: Pick<IssueDetail, 'imageUrl' | 'photos'> };

/** The photos of an issue, the first one large; nothing where there is none. */
export function IssuePhotos({ issue }: IssuePhotosProps) {
  const urls = issue.photos.length > 0 ? issue.photos.map(({ url }) => url) : [issue.imageUrl];
  const [first, ...others] = urls.filter((url) => url !== null);
  if (first === undefined) return null;
  const count = others.length + 1;
  return (
    <Gallery>
      <Picture>
        <ImageWithFallback
          src={first}
          alt={issueContent.photo(1, count)}
          ratio="2 / 1"
          isEager
          srcSet={sourceSet(first)}
          sizes="(min-width: 80rem) 76rem, 100vw"
        />
      </Picture>
      {others.length > 0 && (
        <Others>
          {others.map((url, index) => (
            <Picture key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <ImageWithFallback
                  src={cardImageUrl(url)}
                  alt={issueContent.photo(index + 2, count)}
                />
              </a>
            </Picture>
          ))}
        </Others>
      )}
    </Gallery>
  );
}

/** Own uploads exist in two widths; a phone takes the small one. */
function sourceSet(url: string): string | undefined {
  const small = cardImageUrl(url);
  return small === null || small === url ? undefined : `${small} 800w, ${url} 1600w`;
}

const Gallery = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Picture = styled.div`
  overflow: hidden;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
`;

const Others = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${theme.space[3]};
`;
