import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { content } from '#web/components/content.ts';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { overlayDescriptionStyle } from './overlayStyle.ts';

type OverlayHeadProps = { title: string; description?: ReactNode; isClosable?: boolean };

/** Title, close button and description. */
export function OverlayHead({ title, description, isClosable = true }: OverlayHeadProps) {
  return (
    <>
      <Line>
        <Primitive.Title>{title}</Primitive.Title>
        {isClosable && (
          <Primitive.Close asChild>
            <IconButton label={content.close} icon={<X aria-hidden="true" />} />
          </Primitive.Close>
        )}
      </Line>
      {description && <Description>{description}</Description>}
    </>
  );
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};

  & > h2 {
    min-width: 0;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  & > button {
    flex: none;
    margin: calc(-1 * ${theme.space[2]});
    margin-inline-start: 0;
  }
`;

const Description = styled(Primitive.Description)`
  ${overlayDescriptionStyle}
`;
