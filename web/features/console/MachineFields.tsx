import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { settingsQuery } from '#web/net/queries.ts';
import { FactList } from '#web/features/console/frame/FactList.tsx';
import { adminContent } from './content.ts';
import { OwnStreets } from './OwnStreets.tsx';

const { machine: words } = adminContent;

/** Settings from the server's environment, shown because they have no field here. */
export function MachineFields() {
  const { data } = useQuery(settingsQuery());
  if (!data) return null;
  const { payments, mail, signInProvider, rasterTiles } = data;
  const lines: [string, ReactNode][] = [
    [words.money, words.moneyOf[payments]],
    [words.mail, words.mailOf[mail]],
    [words.provider, signInProvider?.name ?? words.noProvider],
    [words.tiles, rasterTiles ? words.tilesOf(toHost(rasterTiles.url)) : words.noTiles],
    [words.streets, <OwnStreets key="streets" settings={data} />],
  ];
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      <FactList facts={lines} isStacked />
    </FormSection>
  );
}

const toHost = (url: string) => /^https?:\/\/([^/]+)/u.exec(url)?.[1] ?? url;
