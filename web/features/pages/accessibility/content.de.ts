import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const accessibilityContent = {
  title: 'Barrierefreiheit',
  lead: 'Trybe ist für alle da, die hier leben, was auch immer sie sehen, hören oder halten können.',
  description:
    'Wie barrierefrei Trybe ist, womit das geprüft wurde, was noch nicht barrierefrei ist und wem du es sagst.',
  lastUpdated: '28. November 2026',
  sections: [
    {
      id: 'aim',
      title: 'Was wir anstreben',
      blocks: [
        'Die Seiten dieser Website sollen die Richtlinien für barrierefreie Webinhalte (WCAG) 2.2 auf Stufe AA erfüllen, auf denen die europäische Norm EN 301 549 beruht. Alles geht allein mit der Tastatur, bei 360 Pixeln Breite, mit großer Schrift, hell und dunkel, und mit weniger Bewegung, wo dein Gerät darum bittet.',
      ],
    },
    {
      id: 'checked',
      title: 'Wie das geprüft wird',
      blocks: [
        'Jede Version der Software wird von Programmen geprüft: Kontrast, Namen, Rollen und Reihenfolge mit axe auf jeder Art von Seite, hell und dunkel und in zwei Breiten; die Tastatur, vom Meldeformular bis zur Abstimmung; das Schreiben von rechts nach links. Das ist eine Selbstbewertung. Programme finden etwa die Hälfte aller Barrieren, und keine unabhängige Stelle hat diese Installation geprüft.',
      ],
    },
    {
      id: 'limits',
      title: 'Was nicht barrierefrei ist',
      blocks: [
        {
          list: [
            'Die Karte ist ein Bild. Dieselben Meldungen stehen in der [Liste](/issues), mit Suche, Filtern und Orten in Worten.',
            'Fotos, die Menschen hinzufügen, haben keine eigene Beschreibung, nur den Titel der Meldung.',
            'Videos, die Menschen als Nachweis hinzufügen, haben weder Untertitel noch Audiodeskription. Die Zusammenfassung daneben ist Text.',
            'Was Menschen schreiben, kann schwer zu lesen oder in einer anderen Sprache sein.',
            'Seiten anderer, auf die wir verlinken, etwa die Zahlungsseiten von Stripe.',
          ],
        },
      ],
    },
    {
      id: 'tell',
      title: 'Sag uns, wo es hakt',
      blocks: [
        'Schreib an {contact}: welche Seite, was du tun wolltest, was dich gehindert hat und was du benutzt, etwa einen Screenreader. Du bekommst eine Antwort und auf Wunsch den Inhalt in anderer Form. Wo eine öffentliche Stelle diese Seite betreibt und ihre Antwort nicht hilft, kannst du dich an die Stelle wenden, die in deinem Land das Recht auf Barrierefreiheit durchsetzt.',
      ],
    },
  ],
} satisfies Texts<typeof original.accessibilityContent>;
