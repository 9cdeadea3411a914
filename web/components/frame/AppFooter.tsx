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

export type AppFooterProps = {
  year: number;
  siteName: string;
  logo?: LogoImage | null;
  /** Holder of the copyright. */
  owner: string;
  /** Without an address: an icon without a link. */
  socialLinks: readonly { name: SocialName; href?: string }[];
  partner: { name: string; href: string } | null;
  /** Null: only one language. */
  language: LanguageSelectProps | null;
};

const text = footerContent;

/** Four columns of links, social icons, copyright line. */
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

type SocialName = 'Facebook' | 'Instagram' | 'LinkedIn' | 'X';

const paths: Record<SocialName, string> = {
  Facebook:
    'M13.6 21v-7.600h2.700l.5-3.200h-3.200V8.300c0-1 .4-1.700 1.800-1.700h1.500V3.800c-.5-.1-1.300-.2-2.200-.2-2.700 0-4.300 1.600-4.300 4.300v2.300H7.500v3.200h2.900V21Z',
  Instagram:
    'M7.500 3h9A4.500 4.500 0 0 1 21 7.500v9a4.500 4.500 0 0 1-4.500 4.500h-9A4.500 4.500 0 0 1 3 16.500v-9A4.500 4.500 0 0 1 7.500 3Zm0 2A2.500 2.500 0 0 0 5 7.500v9A2.500 2.500 0 0 0 7.500 19h9a2.500 2.500 0 0 0 2.500-2.500v-9A2.500 2.500 0 0 0 16.500 5Zm4.500 2.800a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400Zm0 2a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400ZM16.600 6.200a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400Z',
  LinkedIn:
    'M4 9.300h3.300V20H4ZM5.700 4a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800ZM9.500 9.300h3.200v1.500c.6-1 1.700-1.800 3.400-1.800 3 0 3.900 2 3.900 4.800V20h-3.300v-5.500c0-1.600-.4-2.600-1.800-2.600-1.500 0-2.100 1.100-2.100 2.600V20H9.500Z',
  X: 'M4 4h4.900l4 5.500L17.700 4h2.200l-6 7L20.400 20h-4.900l-4.400-6-5.200 6H3.700l6.400-7.500Zm3 1.700 9.400 12.600h1.200L8.200 5.700Z',
};

/** Decorative: the enclosing link carries the name. */
function SocialIcon({ name }: { name: SocialName }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
