import type { Asked, Kept, KeptItem } from './asked.ts';
import type { emergencyContent } from './content.ts';

type Content = {
  [K in keyof typeof emergencyContent]: (typeof emergencyContent)[K] extends string
    ? string
    : Record<string, string>;
};

/**
 * Behaviour of the emergency page. The worker writes this class into the page as text, so it uses nothing
 * from outside.
 */
export class EmergencyPage {
  readonly #content: Content;
  #reader: string | null = null;
  #isBusy = false;

  constructor(content: Content) {
    this.#content = content;
    this.#reader = this.#stored('trybe-last-writer');
    this.#press('send', () => this.#send());
    this.#press('save', () => this.#save());
    void this.#show();
    if (location.pathname === '/emergency') {
      // Opened on purpose, to see what waits: the page stays until the person leaves it.
      this.#element('open').setAttribute('href', '/');
    } else {
      void this.#openWhenThere();
    }
  }

  #element(id: string): HTMLElement {
    return document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
  }

  #stored(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }

  /** Drafts that pages, when left, had no time to store in the database. */
  #aside(): string[] {
    try {
      const names = Object.keys(localStorage).filter((name) => name.startsWith('trybe-draft:'));
      return names.map((name) => localStorage.getItem(name) ?? '');
    } catch {
      return [];
    }
  }

  async #ask(asked: Asked): Promise<Response> {
    const answer = await fetch('/emergency', { method: 'POST', body: JSON.stringify(asked) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  }

  #say(text: string): void {
    this.#element('status').textContent = text;
  }

  #press(id: string, work: () => Promise<void>): void {
    const button = this.#element(id);
    button.addEventListener('click', () => {
      if (this.#isBusy) return;
      this.#isBusy = true;
      button.setAttribute('aria-disabled', 'true');
      void work().finally(() => {
        this.#isBusy = false;
        button.removeAttribute('aria-disabled');
      });
    });
  }

  async #show(): Promise<void> {
    const { empty, unreadable } = this.#content;
    const note = this.#element('note');
    try {
      const aside = this.#aside();
      const answer = await this.#ask({ want: 'kept', reader: this.#reader, aside });
      const { items, hasOthers } = (await answer.json()) as Kept;
      this.#element('list').replaceChildren(...items.map((item) => this.#card(item)));
      note.textContent = items.length === 0 && !hasOthers ? empty : '';
      this.#element('others').hidden = !hasOthers;
      this.#element('send').hidden = !hasOthers && items.every(({ state }) => state === 'draft');
      this.#element('save').hidden = this.#reader === null || items.length === 0;
    } catch {
      note.textContent = unreadable;
    }
  }

  #card({ kind, texts, photoCount, state, writtenAt }: KeptItem): HTMLElement {
    const { kinds, states, photos, locale } = this.#content;
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const facts = [states[state], format.format(writtenAt)];
    if (photoCount > 0) facts.push(photos.replace('{count}', String(photoCount)));
    const card = document.createElement('li');
    const add = (name: string, text: string) => {
      const part = document.createElement(name);
      part.textContent = text;
      part.dir = 'auto';
      card.append(part);
    };
    add('h3', kinds[kind] ?? kind);
    for (const text of texts) add('p', text);
    add('small', facts.join(' · '));
    return card;
  }

  async #send(): Promise<void> {
    const { sending, outcomes } = this.#content;
    this.#say(sending);
    const look = setInterval(() => void this.#show(), 2_000);
    try {
      const answer = await this.#ask({ want: 'send', reader: this.#reader });
      this.#say(outcomes[(await answer.json()) as string] ?? '');
    } catch {
      this.#say(outcomes.offline ?? '');
    } finally {
      clearInterval(look);
    }
    await this.#show();
  }

  async #save(): Promise<void> {
    const { saved, notSaved, fileName } = this.#content;
    try {
      const answer = await this.#ask({ want: 'file', reader: this.#reader ?? '' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await answer.blob());
      link.download = fileName;
      link.click();
      this.#say(saved);
    } catch {
      this.#say(notSaved);
    }
  }

  async #openWhenThere(): Promise<void> {
    for (;;) {
      await new Promise((resolve) => {
        setTimeout(resolve, 5_000);
        addEventListener('online', resolve, { once: true });
      });
      if (this.#isBusy || document.hidden) continue;
      if ((await this.#isAppThere()) && !this.#isBusy) location.reload();
    }
  }

  async #isAppThere(): Promise<boolean> {
    const asked = this.#ask({ want: 'app', address: location.href });
    const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), 20_000));
    try {
      const answer = await Promise.race([asked, patience]);
      return (await answer?.json()) === true;
    } catch {
      return false;
    }
  }
}
