import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#schema/languages/languages.ts';
import { OPEN_DATA_FILES } from '#schema/partners/openData.ts';
import { DEMO_SITE } from '#schema/site/newSite.ts';
import { RECEIVER } from './receiver.ts';
import { renderDataPage } from './renderDataPage.rules.ts';

const shown = (language: Language) =>
  renderDataPage({
    settings: { ...DEMO_SITE, name: 'Trybe & <Town>' },
    copy: {
      month: '2026-11',
      madeAt: '2026-11-01T00:00:00.000Z',
      files: OPEN_DATA_FILES.map((name) => ({ name, bytes: 7, sha256: 'ab' })),
    },
    perMinute: 600,
    origin: 'https://trybe.example',
    language,
    receiver: RECEIVER,
  });

/** Throws unless all elements are closed in their order. */
function elementsOf(language: Language) {
  const { body } = shown(language);
  const root = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(`<page>${body}</page>`, 'text/xml').documentElement;
  const texts = (name: string) =>
    [...(root?.getElementsByTagName(name) ?? [])].map((one) => one.textContent ?? '');
  return { texts, body };
}

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the page in %s has all that the English one has, and none of its sentences',
  (language) => {
    const [own, english] = [elementsOf(language), elementsOf('en')];
    for (const name of ['section', 'pre', 'tr', 'code', 'a', 'h2', 'h3'])
      expect([name, own.texts(name).length]).toEqual([name, english.texts(name).length]);
    const command = (text: string) => text.replace(/description=.*/u, '').split(' title=')[0];
    expect(own.texts('pre').map(command)).toEqual(english.texts('pre').map(command));
    expect(own.texts('code').toSorted()).toEqual(english.texts('code').toSorted());
    const same = own.texts('p').filter((text) => english.texts('p').includes(text));
    expect(same).toEqual([]);
    expect(own.body).toContain('Trybe &amp; &lt;Town&gt;');
  },
);
