import { styled } from 'styled-components';
import { Row } from '#web/components/layout/Row.tsx';
import { theme } from '#web/theme/theme.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { content } from '#web/components/content.ts';
import { footerContent } from './footerContent.ts';
import { LanguageSelect, type LanguageSelectProps } from './LanguageSelect.tsx';
import { Logo } from './Logo.tsx';
import type { LogoImage } from './LogoPicture.tsx';
import { ScaleRule } from '#web/components/figures/ScaleRule.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { SocialIcon, type SocialName } from './SocialIcon.tsx';

export type AppFooterProps = {
  year: number;
  siteName: string;
  logo?: LogoImage | null;
  /** Who holds the rights. */
  owner: string;
  /** One without an address is shown as an icon without a link. */
  socialLinks: readonly { name: SocialName; href?: string }[];
  /** A company that helps; named with a link. */
  partner: { name: string; href: string } | null;
  /** Null: there is one language only. */
  language: LanguageSelectProps | null;
};

const text = footerContent;

/** The end of every page: four columns of links, the social signs, the copyright line. */
export function AppFooter(props: AppFooterProps) {
  const { year, siteName, logo, owner, socialLinks, partner, language } = props;
  return (
    <Ground>
      <Container>
        <ScaleRule />
        <Top>
          <Brand>
            <Logo name={siteName} logo={logo} />
            <Tagline>{content.tagline}</Tagline>
          </Brand>
          <Columns aria-label={text.label}>
            {text.columns.map((column) => (
              <div key={column.title}>
                <Title>{column.title}</Title>
                <ul>
                  {column.links.map(({ href, label }) => (
                    <li key={href}>
                      <Line href={href}>{label}</Line>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Columns>
        </Top>
        <Bottom>
          <Lines>
            <p>{text.copyright(year, owner)}</p>
            <p>
              <AppLink href="/transparency">{text.transparency}</AppLink>
            </p>
            {partner && (
              <p>
                <span>{text.partner}</span>
                <a href={partner.href} rel="noopener">
                  {partner.name}
                </a>
              </p>
            )}
          </Lines>
          <Row>
            {language && <LanguageSelect {...language} />}
            <ThemeChoice />
          </Row>
          <Social aria-label={text.social(siteName)}>
            {socialLinks.map(({ name, href }) => (
              <li key={name}>
                {href ? (
                  <SocialLink href={href} rel="noopener" aria-label={name}>
                    <SocialIcon name={name} />
                  </SocialLink>
                ) : (
                  <SocialLink as="span">
                    <SocialIcon name={name} />
                  </SocialLink>
                )}
              </li>
            ))}
          </Social>
        </Bottom>
      </Container>
    </Ground>
  );
}

const Ground = styled.footer`
  margin-top: ${theme.space[10]};

  ${theme.media.md} {
    margin-top: ${theme.space[20]};
  }
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Top = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding-block: ${theme.space[6]};

  ${theme.media.lg} {
    grid-template-columns: 1fr 2.4fr;
  }
`;

const Brand = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  color: ${theme.color.text};
`;

const Tagline = styled.p`
  max-width: 16rem;
  color: ${theme.color.textMuted};
`;

const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};

  ${theme.media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Title = styled.h2`
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.text};
  font-size: ${theme.fontSize.small};
  letter-spacing: 0;
`;

const Line = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  text-decoration: none;

  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.text};
      text-decoration: underline;
    }
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[5]} ${theme.space[8]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};
`;

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[1]};
  }
`;

const Social = styled.ul`
  display: flex;
  margin-inline: calc(-1 * ${theme.space[3]});
  padding: 0;
  list-style: none;
`;

const SocialLink = styled.a`
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border-radius: ${theme.radius.md};

  & svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
  ${theme.media.hover} {
    &:is(a):hover {
      color: ${theme.color.text};
    }
  }
`;
