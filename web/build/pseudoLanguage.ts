import path from 'node:path';
import type { Plugin } from 'vite';
import { pseudoText } from './inPseudo.ts';
import { withMessages } from './withMessages.ts';

/** Modules that contain only texts: of screens, or shared by screens and mails. */
export const CONTENT_MODULE =
  /\/(?:web\/(?:[^?]*\/)?(?:content|(?!use)\w+Content|sentences)|schema\/[^?]*\/\w+Content)\.ts$/u;
const EXPORT = /^export const (\w+)/gmu;

/**
 * Builds the app in the pseudo language. `kept`: names that are not translated; `messages`: texts
 * of the contract. Dates are formatted in Greek, whose plural rules equal the English ones.
 */
export function pseudoLanguage(kept: readonly string[], messages: readonly string[]): Plugin {
  const own = JSON.stringify(path.join(import.meta.dirname, 'inPseudo.ts'));
  const said = Object.fromEntries(messages.map((text) => [text, pseudoText(text)]));
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: /\/(?:web|schema)\/[^?]*\.ts$/u },
      handler(code, id) {
        if (id.endsWith('/site/language.ts')) return code.replace("'en-US'", "'el'");
        if (!CONTENT_MODULE.test(id)) {
          return id.includes('/schema/') ? { code: withMessages(code, id, said), map: null } : null;
        }
        const names = [...code.matchAll(EXPORT)].map(([, name]) => name);
        const wrapped = names.map(
          (name) =>
            `const pseudo_${name} = inPseudo(${name}, pseudoKept);\nexport { pseudo_${name} as ${name} };`,
        );
        const head = `import { inPseudo } from ${own};\nconst pseudoKept = new Set(${JSON.stringify(kept)});`;
        return {
          code: [head, code.replaceAll(EXPORT, 'const $1'), ...wrapped].join('\n'),
          map: null,
        };
      },
    },
  };
}
