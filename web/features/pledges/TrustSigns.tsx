import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Lock, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DAY_MS } from '#schema/durations.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { MoneyPath } from '#web/features/site/moneyPath/MoneyPath.tsx';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { useSite } from '#web/features/site/useSite.ts';
import { formatDate } from '#web/format/format.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { trustContent as words } from './trustContent.ts';

/** Why the site can be trusted with money, shown where it asks for some: below a button to pledge. */
export function TrustSigns({ issue }: { issue: IssueDetail }) {
  const { data: settings } = useQuery(settingsQuery());
  const now = useServerNow();
  const { name, legalName } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  if (!settings) return null;
  const returns = new Date(now.getTime() + settings.pledgeExpiryDays * DAY_MS).toISOString();
  const signs = [
    [Lock, words.held],
    [BadgeCheck, words.proven],
    [Undo2, issue.work ? words.rest : words.returns(formatDate(returns))],
  ] as const;
  return (
    <div>
      <Signs>
        {signs.map(([Icon, text]) => (
          <li key={text}>
            <Icon aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </Signs>
      <Links>
        <Opener type="button" onClick={() => setIsOpen(true)}>
          {words.picture}
        </Opener>
        <span>
          <span>{`${words.runBy} `}</span>
          <AppLink href="/help">{legalName || name}</AppLink>
        </span>
      </Links>
      {isOpen && (
        <Dialog size="lg" title={words.picture} onClose={() => setIsOpen(false)}>
          <MoneyPath />
          <AppLink href="/verification-process">{words.rules}</AppLink>
        </Dialog>
      )}
    </div>
  );
}

const Signs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: 0;

  ${theme.media.belowMd} {
    grid-template-columns: 1fr;
  }
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
  list-style: none;

  & li {
    display: flex;
    gap: ${theme.space[2]};
  }
  & svg {
    flex: none;
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
    margin-block-start: 0.15em;
    color: ${theme.color.success};
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  min-height: ${theme.size.target};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Opener = styled.button`
  min-height: ${theme.size.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.text};
  text-decoration: underline;
  cursor: pointer;
`;
