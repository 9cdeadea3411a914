import { expect, it } from 'vitest';
import { titleFrom } from '#api/partners/reporting/requestForm.rules.ts';
import { createSiteApiKey } from '#schema/partners/apiKeys.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { faultsIn } from '#tests/support/open311/faultsIn.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';
import { endsInTime, HOSTILE } from './endsInTime.ts';

const api = await apiOfTests();

it.each([...HOSTILE, `${'.'.repeat(1_000_000)}x`, 'a\n'.repeat(500_000)])(
  'a title is made of a million characters in linear time',
  (description) => {
    expect(endsInTime(() => void titleFrom(description, 'Roads'))).toBe(true);
  },
);

it('an answer with a sign that no database takes is refused beside its question', async () => {
  const operator = await operatorOf(api);
  const { version, settings } = await operator.expectCall(getSiteSettings);
  const shared = { isRequired: true, options: [], unit: '', min: null, max: null };
  const questions = [{ ...shared, id: 'where', kind: 'text' as const, names: { en: 'Where?' } }];
  const lamps = { id: 'lamps', names: { en: 'Lamps' }, icon: 'road' as const, isRetired: false };
  const categories = [...settings.categories, { ...lamps, questions }];
  const reason = 'Lamps have questions of their own.';
  await operator.expectCall(saveSiteSettings, {
    body: { version, reason, settings: { ...settings, categories } },
  });
  const { key } = await operator.expectCall(createSiteApiKey, { body: { name: 'City', reason } });
  const request = {
    api_key: key,
    service_code: 'lamps',
    description: 'The lamp at the crossing flickers all night long.',
    lat: '41.88197',
    long: '-87.63396',
    'attribute[where]': 'By the\u0000bridge',
  };
  const answer = await fetch(`${api.origin}/open311/v2/requests.json`, {
    method: 'POST',
    body: new URLSearchParams(request),
  });
  expect(await faultsIn(answer)).toEqual([
    400,
    'attribute[where]: Please remove invisible control characters.',
  ]);
});
