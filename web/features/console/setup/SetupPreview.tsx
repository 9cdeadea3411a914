import { useId, type CSSProperties } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { findCurrency } from '#schema/money/currency.ts';
import { parseCents } from '#schema/money/money.ts';
import { showMoney } from '#schema/money/shownMoney.ts';
import { accentShades } from '#schema/site/brand/accentShades.ts';
import { MoneyBar } from '#web/components/figures/MoneyBar.tsx';
import { language } from '#web/format/language.ts';
import { theme } from '#web/theme/theme.ts';
import { useThemePreference } from '#web/theme/useThemePreference.ts';
import { toMoneyDocument } from '../moneyForm.ts';
import type { SiteForm } from '../useSiteForm.ts';
import { setupContent } from './setupContent.ts';

const { preview: words } = setupContent;
const COLOR = /^#[0-9a-f]{6}$/iu;
const AMOUNTS_SHOWN = 3;

/** Purely visual: the site as it will look, from what is typed so far. */
export function SetupPreview({ form }: Pick<SiteForm, 'form'>) {
  const id = useId();
  const values = useWatch({ control: form.control, compute: (all) => all });
  const { theme: inTheme } = useThemePreference();
  const name = values.name.trim() || words.name;
  const place = values.areaName.trim();
  const accent = values.accent.trim();
  const shades = COLOR.test(accent) ? accentShades(accent)[inTheme] : null;
  const look = shades
    ? ({ '--of-site': shades.accent, '--on-site': shades.onAccent } as CSSProperties)
    : undefined;
  const amounts = typedAmounts(values);
  return (
    <Figure aria-labelledby={id}>
      <figcaption id={id}>{words.title}</figcaption>
      <Screen style={look} aria-hidden="true">
        <Bar>
          {values.logo === '' ? <b dir="auto">{name}</b> : <img src={values.logo} alt="" />}
        </Bar>
        <Sheet>
          <strong dir="auto">{place ? words.at(place) : words.nearby}</strong>
          <Issue>
            <span>{words.issue}</span>
            <MoneyBar max={10} value={6} />
            <Chips>
              {amounts.map((amount) => (
                <span key={amount}>{amount}</span>
              ))}
            </Chips>
          </Issue>
          <Sample>{words.report}</Sample>
          <small>
            <bdi>{`© ${values.legalName.trim() || name}`}</bdi>
          </small>
        </Sheet>
      </Screen>
    </Figure>
  );
}

/** The first amounts to pledge that can be read, in the chosen currency. */
function typedAmounts(values: Parameters<typeof toMoneyDocument>[0]): string[] {
  const currency = findCurrency(values.currency);
  const read = toMoneyDocument(values).presets.flatMap((text) => {
    const cents = parseCents(text, currency);
    return cents === null ? [] : [showMoney(cents, currency, language.locale)];
  });
  return [...new Set(read)].slice(0, AMOUNTS_SHOWN);
}

const Figure = styled.figure`
  margin: 0;
  padding-block-end: ${theme.space[8]};

  & > figcaption {
    margin-block-end: ${theme.space[3]};
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  ${theme.media.lg} {
    position: sticky;
    top: calc(${theme.size.header} + ${theme.space[6]});
    padding-block-start: ${theme.space[6]};
  }
`;

const Screen = styled.div`
  overflow: hidden;
  max-width: 19rem;
  border: ${theme.size.hairline} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.ground};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.size.target};
  padding-inline: ${theme.space[4]};
  border-bottom: ${theme.size.hairline} solid ${theme.color.border};

  & > b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > img {
    max-width: 9rem;
    height: ${theme.space[6]};
    object-fit: contain;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  overflow-wrap: anywhere;

  & > strong {
    font-family: ${theme.font.display};
    font-size: ${theme.fontSize.lead};
  }
  & > small {
    color: ${theme.color.textMuted};
  }
`;

const Issue = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  & > span {
    padding: ${theme.space[1]} ${theme.space[3]};
    border: ${theme.size.hairline} solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.pill};
    font-variant-numeric: tabular-nums;
  }
`;

const Sample = styled.span`
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: var(--of-site, ${theme.color.accent});
  color: var(--on-site, ${theme.color.onAccent});
  font-weight: ${theme.weight.strong};
  text-align: center;
`;
