import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { content } from '#web/components/content.ts';
import { pageWindow } from './pageWindow.ts';

export type PaginationProps = {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  label?: string;
};

/** Previous, up to five pages, Next. Renders nothing for a single page. */
export function Pagination({ page, pageCount, onPageChange, label }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <Bar aria-label={label ?? content.pagination.label}>
      <Button
        variant="ghost"
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        {content.pagination.previous}
      </Button>
      <Pages>
        {pageWindow(page, pageCount).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <PageButton
                type="button"
                aria-label={content.pagination.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPageChange(item)}
              >
                {item}
              </PageButton>
            ) : (
              <Gap>
                <Ellipsis aria-hidden="true" />
              </Gap>
            )}
          </li>
        ))}
      </Pages>
      <Button
        variant="ghost"
        iconEnd={<ChevronRight aria-hidden="true" />}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        {content.pagination.next}
      </Button>
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};

  ${theme.media.md} {
    justify-content: center;
  }
`;

const Pages = styled.ul`
  display: flex;
  justify-content: center;
  gap: ${theme.space[1]};
  order: -1;
  width: 100%;

  ${theme.media.md} {
    order: 0;
    width: auto;
  }
`;

const PageButton = styled.button`
  min-width: ${theme.size.target};
  height: ${theme.size.target};
  padding: 0 ${theme.space[2]};
  border: ${theme.size.hairline} solid transparent;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.text};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;

  &[aria-current='page'] {
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  }
  ${theme.media.hover} {
    &:hover:not([aria-current='page']) {
      background: ${theme.color.hover};
    }
  }
`;

const Gap = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: ${theme.space[6]};
  height: ${theme.size.target};
  color: ${theme.color.textMuted};

  & svg {
    width: ${theme.size.iconSmall};
  }
`;
