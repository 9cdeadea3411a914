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
            <p>
              <AppLink href="/accessibility">{text.accessibility}</AppLink>
            </p>
            <p>
              <a href="/api/data">{text.openData}</a>
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
  /* As many columns as hold the longest word, also with large letters. */
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${theme.space[4]};
  overflow-wrap: anywhere;
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
    'M13.6 21v-7.6h2.7l.5-3.2h-3.2V8.3c0-1 .4-1.7 1.8-1.7h1.5V3.8c-.5-.1-1.3-.2-2.2-.2-2.7 0-4.3 1.6-4.3 4.3v2.3H7.5v3.2h2.9V21Z',
  Instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3Zm0 2A2.5 2.5 0 0 0 5 7.5v9A2.5 2.5 0 0 0 7.5 19h9a2.5 2.5 0 0 0 2.5-2.5v-9A2.5 2.5 0 0 0 16.5 5Zm4.5 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM16.6 6.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  LinkedIn:
    'M4 9.3h3.3V20H4ZM5.7 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM9.5 9.3h3.2v1.5c.6-1 1.7-1.8 3.4-1.8 3 0 3.9 2 3.9 4.8V20h-3.3v-5.5c0-1.6-.4-2.6-1.8-2.6-1.5 0-2.1 1.1-2.1 2.6V20H9.5Z',
  X: 'M4 4h4.9l4 5.5L17.7 4h2.2l-6 7L20.4 20h-4.9l-4.4-6-5.2 6H3.7l6.4-7.5Zm3 1.7 9.4 12.6h1.2L8.2 5.7Z',
};

/** Decorative: the enclosing link carries the name. */
function SocialIcon({ name }: { name: SocialName }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
