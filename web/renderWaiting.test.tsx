import { lazy, Suspense, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { DEMO_SETTINGS } from '#tests/support/demoSettings.ts';
import { renderPage } from './renderPage.tsx';

const app = vi.hoisted(() => ({ Part: null as unknown as ComponentType }));

vi.mock('./App.tsx', () => ({
  App: () => (
    <Suspense fallback="Loading">
      <app.Part />
    </Suspense>
  ),
}));

const paint = () =>
  renderPage({ path: '/faq', now: new Date('2026-05-20T12:00:00Z'), settings: DEMO_SETTINGS });

it('a part whose code is still being loaded is waited for, and then painted at once', async () => {
  const load = vi.fn<() => Promise<{ default: ComponentType }>>(async () => ({
    default: () => <p>All of it</p>,
  }));
  app.Part = lazy(load);
  for (let time = 0; time < 2; time += 1) {
    const { html } = await paint();
    expect(html).toContain('<p>All of it</p>');
    expect(html).not.toContain('Loading');
  }
  expect(load).toHaveBeenCalledTimes(1);
});

it('a page of which a part fails is not painted', async () => {
  app.Part = () => {
    throw new Error('no such figure');
  };
  await expect(paint()).rejects.toThrow('no such figure');
});
