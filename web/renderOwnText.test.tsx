import { describe, expect, it } from 'vitest';
import { DEMO_SETTINGS } from '#tests/support/demoSettings.ts';
import { renderPage, type PageToPaint } from './renderPage.tsx';

const EVIL = '</script><img src=x onerror="alert(1)">$&';
const { site } = DEMO_SETTINGS;
const NOW = new Date('2026-05-20T12:00:00Z');

describe('a page that the installation wrote itself', () => {
  const written = { name: 'privacy', language: 'de', version: 2, isOwn: true } as const;
  const shown = (text: string) => ({
    shown: { version: 2, publishedAt: '2026-04-02T09:00:00.000Z', text },
    versions: [
      { version: 2, publishedAt: '2026-04-02T09:00:00.000Z', isOwn: true },
      { version: 1, publishedAt: '2026-03-01T09:00:00.000Z', isOwn: true },
    ],
  });
  const pageWith = (text: string): PageToPaint => ({
    path: '/privacy',
    now: NOW,
    settings: { ...DEMO_SETTINGS, site: { ...site, languages: ['de', 'en'] }, ownTexts: [written] },
    ownText: { name: 'privacy', language: 'de', text: shown(text) },
  });

  it('shows its text and versions with their dates, and nothing of the standard text', async () => {
    const { html } = await renderPage(pageWith('# Wer wir sind\nTrybe Stadt. {contact}'));
    expect(html).toContain('<div lang="de" dir="ltr">');
    expect(html).toContain('Wer wir sind');
    expect(html).toContain('Trybe Stadt.');
    expect(html).toContain('href="mailto:hello@trybe.example"');
    expect(html).toContain('Last updated Apr 2, 2026');
    expect(html).toContain('href="/privacy?version=de-1"');
    expect(html).not.toContain('Argon2');
    expect(html).not.toContain('May 18, 2025');
  });

  it('runs nothing that stands in it', async () => {
    const { html, data } = await renderPage(
      pageWith(`# ${EVIL}\n[x](javascript:alert(1)) ${EVIL}`),
    );
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('href="javascript');
    expect(data).not.toContain('</script>');
  });
});
