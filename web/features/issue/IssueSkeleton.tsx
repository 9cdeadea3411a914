import { styled } from 'styled-components';
import { Card } from '#web/components/layout/Card.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Spinner } from '#web/components/feedback/Spinner.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from './content.ts';

const Frame = styled.div`
  padding-block: ${theme.space[8]};
`;

const Picture = styled.div`
  aspect-ratio: 11 / 5;

  ${theme.media.mdToLg} {
    aspect-ratio: 9 / 4;
  }

  ${theme.media.lg} {
    aspect-ratio: 3 / 2;
  }

  ${theme.media.short} {
    aspect-ratio: 8 / 5;
  }

  & > * {
    height: 100%;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  margin-block-end: ${theme.space[6]};

  ${theme.media.lg} {
    grid-template-columns: minmax(0, 1fr) 25rem;
    gap: ${theme.space[8]};
  }

  ${theme.media.short} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

export function IssueSkeleton() {
  return (
    <Frame>
      <VisuallyHidden>
        <Spinner label={issueContent.loading} />
      </VisuallyHidden>
      <Columns>
        <Picture>
          <Skeleton shape="block" height="100%" />
        </Picture>
        <Stack gap={4}>
          <Skeleton width="12rem" height={theme.space[6]} />
          <Skeleton width="70%" height={theme.space[12]} />
          <Skeleton width="45%" lines={2} />
          <Skeleton shape="block" height="12rem" />
        </Stack>
      </Columns>
      <Stack gap={6}>
        <Grid columns={4} gap={3}>
          {Array.from({ length: 4 }, (_, index) => (
            <Card key={index}>
              <Stack gap={3}>
                <Skeleton width="60%" />
                <Skeleton width="40%" height={theme.space[8]} />
              </Stack>
            </Card>
          ))}
        </Grid>
        <Skeleton shape="block" height={theme.size.targetLarge} />
        <Skeleton lines={5} />
      </Stack>
    </Frame>
  );
}
