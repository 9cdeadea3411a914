// Of a page that comes empty, because it may be somebody's own: it would stay empty when the app's code does not
// arrive. Pages that the server has painted do without; afterPaint.js looks after them.
(function sayWhenCodeIsMissing() {
  const TRY_AGAIN_MS = 5000;
  const PARTS = 'script[type="module"][src], link[rel="modulepreload"]';

  // A portal answers with a page of its own. Past the browser's cache, which may hold what was cut.
  const arrives = (part) =>
    fetch(part.src || part.href, { cache: 'reload' }).then(
      ({ ok, headers }) => ok && /javascript/.test(headers.get('content-type')),
      () => false,
    );

  async function tryAgain() {
    const arrived = await Promise.all([...document.querySelectorAll(PARTS)].map(arrives));
    if (arrived.every(Boolean)) location.reload();
    else setTimeout(() => void tryAgain(), TRY_AGAIN_MS);
  }

  function look({ target }) {
    const isApp = target instanceof HTMLScriptElement && target.type === 'module';
    if (!isApp || document.querySelector('#root').firstChild) return;
    document.querySelector('#missing-code').hidden = false;
    setTimeout(() => void tryAgain(), TRY_AGAIN_MS);
  }

  // Such events do not bubble.
  addEventListener('error', look, true);
})();
