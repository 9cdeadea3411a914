import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { settingsQuery } from '#web/data/queries/queries.ts';
import { OwnStreets } from './OwnStreets.tsx';
import { theme } from '#web/theme/theme.ts';
import { adminContent } from './content.ts';

const { machine: words } = adminContent;

/** What the environment of the server says: shown, so that nobody looks for it here. */
export function MachineFields() {
  const { data } = useQuery(settingsQuery());
  if (!data) return null;
  const { payments, mail, signInProvider, rasterTiles } = data;
  const lines: [string, ReactNode][] = [
    [words.money, words.moneyOf[payments]],
    [words.mail, words.mailOf[mail]],
    [words.provider, signInProvider?.name ?? words.noProvider],
    [words.tiles, rasterTiles ? words.tilesOf(hostOf(rasterTiles.url)) : words.noTiles],
    [words.streets, <OwnStreets key="streets" settings={data} />],
  ];
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      <List>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </FormSection>
  );
}

const hostOf = (url: string) => /^https?:\/\/([^/]+)/u.exec(url)?.[1] ?? url;

const List = styled.dl`
  display: grid;
  gap: ${theme.space[4]};

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;
