import { userEvent } from '@testing-library/user-event';
import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
  Ivya,
} from 'ivya';
import { getElementAccessibleName, isElementVisible } from 'ivya/utils';
import { screen, styles } from './window.ts';
import { shownText } from './shownText.ts';

const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 10;

type Text = string | RegExp;
type ByText = { exact?: boolean };
type ByRole = Parameters<typeof getByRoleSelector>[1];
type Filter = { hasText?: Text; hasNotText?: Text; has?: ScreenLocator; hasNot?: ScreenLocator };
type State = 'attached' | 'detached' | 'visible' | 'hidden';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const engine = Ivya.create({ browser: 'chromium' });
const user = userEvent.setup({ document: screen.document, pointerEventsCheck: 0, delay: null });

/** Waits until there is an answer; `describe` says what was missing if there never is one. */
export async function until<T>(look: () => T | null | false, describe: () => string): Promise<T> {
  const endsAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = look();
    if (found !== null && found !== false) return found;
    if (performance.now() > endsAt) throw new Error(describe());
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

const textBody = (text: Text): string => getByTextSelector(text).slice('internal:text='.length);

/** The ways to find something in a page that both a page and a place in it have. */
class Finder {
  readonly selector: string;
  /** Throws where the page is no longer on the screen. */
  protected readonly mounted: () => void;

  constructor(selector: string, mounted: () => void) {
    this.selector = selector;
    this.mounted = mounted;
  }

  locator(css: string, options: Filter = {}): ScreenLocator {
    return this.find(css).filter(options);
  }
  getByRole(role: string, options: ByRole = {}): ScreenLocator {
    return this.find(getByRoleSelector(role, options));
  }
  getByText(text: Text, options: ByText = {}): ScreenLocator {
    return this.find(getByTextSelector(text, options));
  }
  getByLabel(text: Text, options: ByText = {}): ScreenLocator {
    return this.find(getByLabelSelector(text, options));
  }
  getByPlaceholder(text: Text, options: ByText = {}): ScreenLocator {
    return this.find(getByPlaceholderSelector(text, options));
  }
  getByTitle(text: Text, options: ByText = {}): ScreenLocator {
    return this.find(getByTitleSelector(text, options));
  }
  getByAltText(text: Text, options: ByText = {}): ScreenLocator {
    return this.find(getByAltTextSelector(text, options));
  }
  protected find(part: string): ScreenLocator {
    return new ScreenLocator(this.selector ? `${this.selector} >> ${part}` : part, this.mounted);
  }
}

/** A place in a screen, found anew at each look, with the methods of Playwright's that the tests use. */
class ScreenLocator extends Finder {
  filter({ hasText, hasNotText, has, hasNot }: Filter): ScreenLocator {
    const conditions = [
      hasText !== undefined && `internal:has-text=${textBody(hasText)}`,
      hasNotText !== undefined && `internal:has-not-text=${textBody(hasNotText)}`,
      has && `internal:has=${JSON.stringify(has.selector)}`,
      hasNot && `internal:has-not=${JSON.stringify(hasNot.selector)}`,
    ].filter((condition) => typeof condition === 'string');
    return new ScreenLocator([this.selector, ...conditions].join(' >> '), this.mounted);
  }
  or = (other: ScreenLocator) => this.find(`internal:or=${JSON.stringify(other.selector)}`);
  and = (other: ScreenLocator) => this.find(`internal:and=${JSON.stringify(other.selector)}`);
  nth = (index: number) => this.find(`nth=${index}`);
  first = () => this.nth(0);
  last = () => this.nth(-1);

  private look(): Element[] {
    this.mounted();
    styles.forget();
    return engine.queryLocatorSelectorAll(this.selector, screen.document);
  }

  /** The one element that is meant; null where there is none. Throws where there are several. */
  private lookForOne(): HTMLElement | null {
    const found = this.look();
    if (found.length > 1) throw new Error(`${found.length} elements are meant by ${this.selector}`);
    return (found[0] as HTMLElement | undefined) ?? null;
  }

  private one(isReady: (element: HTMLElement) => boolean = () => true): Promise<HTMLElement> {
    return until(
      () => {
        const element = this.lookForOne();
        return element && isReady(element) ? element : null;
      },
      () =>
        `Nothing (ready) is there for ${this.selector} in:\n${shownText(screen.document.body, styles)}`,
    );
  }

  /** As soon as somebody could use it. */
  private usable(): Promise<HTMLElement> {
    return this.one((element) => isElementVisible(element) && !element.matches(':disabled'));
  }

  async waitFor({ state = 'visible' }: { state?: State } = {}): Promise<void> {
    const isSo = () => {
      const element = this.lookForOne();
      if (state === 'attached') return element !== null;
      if (state === 'detached') return element === null;
      return (element !== null && isElementVisible(element)) === (state === 'visible');
    };
    await until(
      isSo,
      () => `Never ${state}: ${this.selector} in:\n${shownText(screen.document.body, styles)}`,
    );
  }

  count = async () => this.look().length;
  allInnerTexts = async () => this.look().map((element) => shownText(element, styles));
  allTextContents = async () => this.look().map(({ textContent }) => textContent ?? '');
  innerText = async () => shownText(await this.one(), styles);
  textContent = async () => (await this.one()).textContent;
  getAttribute = async (name: string) => (await this.one()).getAttribute(name);
  inputValue = async () => ((await this.one()) as unknown as Field).value;
  isChecked = async () => isChecked(await this.one());
  isDisabled = async () => (await this.one()).matches(':disabled, [aria-disabled=true]');
  isEnabled = async () => !(await this.isDisabled());
  isVisible = async () => {
    const element = this.lookForOne();
    return element !== null && isElementVisible(element);
  };
  accessibleName = async () => getElementAccessibleName(await this.one(), false);
  evaluate = async <T, A>(work: (element: HTMLElement, argument: A) => T, argument?: A) =>
    work(await this.one(), argument as A);
  evaluateAll = async <T>(work: (elements: Element[]) => T) => work(this.look());

  click = async () => user.click(await this.usable());
  hover = async () => user.hover(await this.usable());
  focus = async () => (await this.usable()).focus();
  async press(key: string): Promise<void> {
    await this.focus();
    await pressKey(key);
  }
  /** Puts a text into a field in place of what is there, as if it was pasted. */
  async fill(text: string): Promise<void> {
    const field = await this.usable();
    field.focus();
    setValue(field as unknown as Field, text);
  }
  async check(): Promise<void> {
    const box = await this.usable();
    if (!isChecked(box)) await user.click(box);
    if (!isChecked(box)) throw new Error(`Pressing did not check ${this.selector}`);
  }
  async uncheck(): Promise<void> {
    const box = await this.usable();
    if (isChecked(box)) await user.click(box);
  }
  async selectOption(choice: string | { label: string }): Promise<void> {
    const select = (await this.usable()) as unknown as HTMLSelectElement;
    const option = [...select.options].find(({ value, label, text }) =>
      typeof choice === 'string'
        ? value === choice || text.trim() === choice
        : (label || text).trim() === choice.label,
    );
    if (!option)
      throw new Error(`There is no option ${JSON.stringify(choice)} in ${this.selector}`);
    select.focus();
    setValue(select, option.value);
  }
}

export type { ScreenLocator };
export { Finder };

/** Past what React keeps of the value, so that it hears of the change. */
function setValue(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change'])
    field.dispatchEvent(new screen.Event(type, { bubbles: true, cancelable: false }));
}

const isChecked = (element: Element): boolean =>
  'checked' in element ? element.checked === true : element.getAttribute('aria-checked') === 'true';

const KEYS: Record<string, string> = { Space: '[Space]' };

/** Presses a key where the focus is. */
export async function pressKey(key: string): Promise<void> {
  await user.keyboard(KEYS[key] ?? (key.length > 1 ? `{${key}}` : key));
}

export const typeText = (text: string): Promise<void> =>
  user.keyboard(text.replaceAll(/[{[]/gu, '$&$&'));
