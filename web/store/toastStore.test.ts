import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_REMOVE_DELAY_MS } from '#schema/limits.ts';
import { dismissToast, showToast, toasts } from './toastStore.ts';

describe('the toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    dismissToast();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('show one at a time, the newest [4.16, 9.3]', () => {
    showToast({ title: 'Vote recorded!' });
    showToast({ title: 'Message sent!' });
    expect(toasts.get().map((toast) => toast.title)).toEqual(['Message sent!']);
  });

  it('keep what waits for an answer beside later ones', () => {
    const id = showToast({ title: 'An earlier draft is here', stays: true });
    for (const title of ['Vote recorded!', 'Message sent!']) showToast({ title });
    const titles = () => toasts.get().flatMap(({ title, isOpen }) => (isOpen ? title : []));
    expect(titles()).toEqual(['Message sent!', 'An earlier draft is here']);
    dismissToast(id);
    expect(titles()).toEqual(['Message sent!']);
  });

  it('are plain unless they report a failure', () => {
    showToast({ title: 'Logged out' });
    expect(toasts.get()[0]).toMatchObject({ variant: 'default', isOpen: true });
    showToast({ title: 'Login failed', variant: 'destructive' });
    expect(toasts.get()[0]).toMatchObject({ variant: 'destructive', isOpen: true });
  });

  it('close when dismissed and are forgotten 1,000,000 ms later, not before [9.6]', () => {
    const id = showToast({ title: 'Issue reported' });
    dismissToast(id);
    expect(toasts.get()).toMatchObject([{ id, isOpen: false }]);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(toasts.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.get()).toHaveLength(0);
  });

  it('leave a newer one alone when an older one is dismissed', () => {
    const old = showToast({ title: 'Pledge submitted!' });
    showToast({ title: 'Proposal submitted!' });
    dismissToast(old);
    expect(toasts.get()).toMatchObject([{ title: 'Proposal submitted!', isOpen: true }]);
  });

  it('tell listeners of each change until they leave', () => {
    let changes = 0;
    const leave = toasts.subscribe(() => {
      changes += 1;
    });
    const id = showToast({ title: 'Welcome back!' });
    dismissToast(id);
    expect(changes).toBe(2);
    leave();
    showToast({ title: 'Logged out' });
    expect(changes).toBe(2);
  });

  it('stay the same array while nothing changes, so that React does not render for ever', () => {
    showToast({ title: 'Account created' });
    expect(toasts.get()).toBe(toasts.get());
  });
});
