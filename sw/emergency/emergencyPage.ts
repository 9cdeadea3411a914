import { emergencyContent as content } from './page/content.ts';
import { EmergencyPage } from './page/EmergencyPage.ts';

const STYLE = `
:root{color-scheme:dark;--ground:#0c1213;--surface:#131a1c;--border:#6c7d81;--text:#edf3f1;
--muted:#adbabb;--accent:#ff8b3e;--on-accent:#1d0d02;--focus:#8fe3e8}
[data-theme=light]{color-scheme:light;--ground:#f5f2ea;--surface:#fdfbf6;--border:#837d6d;
--text:#151b1b;--muted:#48514f;--accent:#bd4a06;--on-accent:#fff;--focus:#0b6470}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif;
overflow-wrap:anywhere}
main{max-width:42rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.2rem;margin-top:2rem}
h3{font-size:1rem;margin:0}
li p{margin:.25rem 0;white-space:pre-wrap}
ul{list-style:none;margin:1rem 0;padding:0;display:grid;gap:.75rem}
li{padding:1rem;border:1px solid var(--border);border-radius:.75rem;background:var(--surface)}
small,#others{color:var(--muted)}
.row{display:flex;flex-wrap:wrap;gap:.75rem}
a,button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:.5rem 1.25rem;
border:1px solid var(--border);border-radius:.75rem;background:none;color:inherit;font:inherit;
font-weight:600;text-decoration:none;cursor:pointer}
#send{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
[aria-disabled]{opacity:.6}
[hidden]{display:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

/** As in the app: dark, unless the person has chosen another. */
const THEME = `(()=>{let t='';try{t=localStorage.getItem('theme')}catch{}
const d=matchMedia('(prefers-color-scheme: dark)').matches;
if(t==='light'||(t==='system'&&!d))document.documentElement.dataset.theme='light'})()`;

/**
 * A page that needs no file of the app, for when those are gone: it shows, exports and sends what waits on
 * this device. It opens the app again once that is available.
 */
export function emergencyPage(): Response {
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('');
  const script = `new (${EmergencyPage.toString()})(${JSON.stringify(content)})`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  };
  return new Response(htmlWith(nonce, script), { headers });
}

const htmlWith = (nonce: string, script: string) => `<!doctype html>
<html lang="${content.language}" dir="${content.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${content.title}</title>
<style nonce="${nonce}">${STYLE}</style>
<script nonce="${nonce}">${THEME}</script>
</head>
<body>
<main>
<h1>${content.title}</h1>
<p>${content.text}</p>
<p class="row"><a id="open" href="">${content.open}</a></p>
<section aria-labelledby="kept">
<h2 id="kept">${content.kept}</h2>
<p id="note">${content.loading}</p>
<ul id="list"></ul>
<p id="others" hidden>${content.others}</p>
<p class="row"><button id="send" hidden>${content.sendNow}</button>
<button id="save" hidden>${content.save}</button></p>
<p id="status" role="status"></p>
</section>
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
