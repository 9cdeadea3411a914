import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './brandContent.ts';

export const brandContent = {
  heading: 'Logo und Farbe',
  hint: 'Sie stehen in der Kopfzeile, auf Aushängen, auf dem Symbol der installierten App und auf Knöpfen und Links.',
  logo: 'Logo',
  logoHint:
    'PNG, JPEG oder WebP unter 1 MB, am besten mit durchsichtigem Grund. Ist es mehr als doppelt so breit wie hoch, steht der Name nicht daneben. Vorgelesen wird es als Name der Seite.',
  preview: (theme) => (theme === 'dark' ? 'So sieht es dunkel aus' : 'So sieht es hell aus'),
  choose: 'Logo auswählen',
  replace: 'Anderes Logo auswählen',
  remove: 'Logo entfernen',
  problems: {
    kind: 'Bitte wähle ein Bild im Format PNG, JPEG oder WebP. Ein SVG muss zuerst als PNG exportiert werden.',
    size: 'Bitte wähle ein Bild mit weniger als 1 MB.',
    unreadable:
      'Dieses Bild ist beschädigt oder zu groß zum Entschlüsseln. Das bisherige Logo wird weiter gezeigt.',
  },
  accent: 'Akzentfarbe',
  accentHint:
    'Sechs Stellen nach #, etwa #0a7d55. Leer: das übliche Orange. Hell und dunkel zeigen jeweils den nächsten Ton, der dort lesbar ist.',
  pick: 'Akzentfarbe aussuchen',
  sample: 'Knopf',
  shade: (shade, ratio) => `${shade}, Kontrast ${ratio} zu 1`,
} satisfies Texts<typeof original.brandContent>;
