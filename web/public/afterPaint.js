// Stands at the end of a page that the server has painted. It fetches and starts the app when the reader can see
// the page: on a weak line the app would keep fonts and photos waiting, and on a slow phone the screen would stay
// empty while it is evaluated. What is pressed or typed, and what photo is missing, before the app answers is told
// to it when it does.
(function startAfterPaint() {
  const [app, page] = ['app', 'page'].map((name) =>
    document.currentScript.dataset[name].split(' ').filter(Boolean),
  );
  const isSlow = document.documentElement.dataset.line === 'slow';
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  /** To ask for thirty files at once takes a phone longer than a frame. */
  const ASKED_AT_ONCE = 4;

  /** One part after the other, the parts that others need first: between them the page can scroll. */
  async function start() {
    // There the frame answers first, and then asks for the page.
    for (const [index, href] of (isSlow ? app : [...app, ...page]).entries()) {
      if (index % ASKED_AT_ONCE === ASKED_AT_ONCE - 1) await rest();
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    for (const part of app) {
      await rest();
      await arrival(part);
    }
  }
  const FIRST_PAUSE_MS = 2_000;
  const LONGEST_PAUSE_MS = 60_000;
  const RELOADED_AT = 'trybe-reloaded-for-code';
  const LEAVING_MS = 30_000;
  const LEFT = 'trybe-left';
  const onLeave = () => performance.mark(LEFT);
  addEventListener('beforeunload', onLeave);
  const isLeaving = () =>
    performance.getEntriesByName(LEFT).some((at) => performance.now() - at.startTime < LEAVING_MS);
  /**
   * A line that breaks leaves the page to be read. Chromium does not ask again for a module that failed: once the
   * server answers, the page is loaded again, unless the reader is going on: that would take them back.
   */
  async function arrival(part) {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const module = await import(part).catch(() => null);
      if (module) return;
      await worthTrying(pause);
      if (sessionStorage.getItem(RELOADED_AT)) continue;
      const ask = { method: 'HEAD', cache: 'no-store' };
      const answer = await fetch(location.href, ask).catch(() => null);
      if (!answer?.headers.has('x-trybe') || isLeaving()) continue;
      sessionStorage.setItem(RELOADED_AT, String(Date.now()));
      location.reload();
    }
  }
  const worthTrying = (pause) =>
    new Promise((resolve) => {
      setTimeout(resolve, pause);
      addEventListener('online', resolve, { once: true });
      document.addEventListener('visibilitychange', resolve, { once: true });
    });
  // A page in the background is not painted at all.
  if (document.hidden) void start();
  else requestAnimationFrame(() => setTimeout(() => void start()));

  let pressed = null;
  let isFrameAnswering = false;
  const isAnswered = (target) => isFrameAnswering && !target.closest('main');
  const typed = new Map();
  /** What React hears while it takes the page over it repeats by itself: pressed twice, a menu is closed again. */
  function hold(event, repeat) {
    pressed = { target: event.target, repeat };
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  const onClick = (event) => {
    const button = event.target.closest('button');
    // Links lead on without the app.
    if (button && !isAnswered(button)) hold(event, () => button.click());
  };
  /** On a button or a link Enter is a click. */
  const onKey = (event) => {
    const { target, key, isComposing } = event;
    const isField = target instanceof HTMLInputElement && !isAnswered(target);
    if (key === 'Enter' && !isComposing && isField) hold(event, () => enterAgain(target));
  };
  const onInput = ({ target }) => typed.set(target, target.value);
  const isBroken = ({ complete, naturalWidth, loading }) =>
    complete && naturalWidth === 0 && loading !== 'lazy';
  const broken = new Set([...document.images].filter(isBroken));
  const onError = ({ target }) => target instanceof HTMLImageElement && broken.add(target);
  addEventListener('error', onError, true);
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('input', onInput, true);

  /** The selection over which somebody was about to write; behind the text where the app took it already. */
  function selectionIn(field, text) {
    const { value, selectionStart, selectionEnd, selectionDirection } = field;
    if (value !== text) return [text.length, text.length];
    return [selectionStart, selectionEnd, selectionDirection];
  }

  /** The app took the text for its own: emptied by its setter and written past it, the text is news. */
  function typeAgain(field, text, selection) {
    const isSelect = field instanceof HTMLSelectElement;
    const kind = isSelect ? HTMLSelectElement : HTMLInputElement;
    field.value = '';
    Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, text);
    if (typeof field.selectionStart === 'number') field.setSelectionRange(...selection);
    field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  }

  /** As the browser would: the field first, and its form where nobody takes it. */
  function enterAgain(field) {
    const again = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
    if (field.dispatchEvent(new KeyboardEvent('keydown', again))) field.form?.requestSubmit();
  }

  addEventListener(
    'trybe-frame-answers',
    () => {
      isFrameAnswering = true;
      if (!pressed || !isAnswered(pressed.target)) return;
      const { repeat } = pressed;
      pressed = null;
      void rest().then(repeat);
    },
    { once: true },
  );

  addEventListener(
    'trybe-taken-over',
    () => {
      removeEventListener('error', onError, true);
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey, true);
      removeEventListener('input', onInput, true);
      removeEventListener('beforeunload', onLeave);
      for (const photo of broken) photo.dispatchEvent(new Event('error'));
      // The event comes from one of React's effects: a change told within it would be undone. It is told right after,
      // before anybody can type on; as React may empty the fields before that, their selection is noted now.
      const news = [...typed].map(([field, text]) => [field, text, selectionIn(field, text)]);
      queueMicrotask(() => {
        for (const one of news) typeAgain(...one);
      });
      // What it has not taken over yet, it takes over for a press, but not from within itself.
      void rest().then(() => pressed?.repeat());
    },
    { once: true },
  );
})();
