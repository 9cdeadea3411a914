import { expect, it } from 'vitest';
import { mapRoutes } from './map.routes.ts';

type Asked = Parameters<typeof mapRoutes.measureMapArea>[0];

it('areas are measured one after the other, and a crowd of one address keeps nobody waiting', async () => {
  const done: string[] = [];
  let [running, most] = [0, 0];
  const measureStreets = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return { tiles: 0, bytes: 0, isTooLarge: false };
  };
  const measure = async (ip: string) => {
    const asked = { query: {}, call: { ip }, services: { mapData: { measureStreets } } };
    await mapRoutes.measureMapArea(asked as unknown as Asked);
    done.push(ip);
  };
  const crowd = Array.from({ length: 20 }, (_, at) => `2001:db8::${at + 1}`);
  await Promise.all([...crowd, '192.0.2.1'].map(measure));
  expect(most).toBe(1);
  expect(done.indexOf('192.0.2.1')).toBeLessThan(3);
});
