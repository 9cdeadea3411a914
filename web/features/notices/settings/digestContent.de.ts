import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './digestContent.ts';
import { AREAS_FOLLOWED_MAX, HOME_FOLLOW_KM } from '#schema/people/followLimits.ts';

export const digestContent = {
  heading: 'Gebiete und Zusammenfassung',
  text: `Eine Zusammenfassung nennt neue Meldungen in den Gebieten, denen du folgst (bis zu ${AREAS_FOLLOWED_MAX}), und Neues zu den Problemen, denen du folgst. Sie steht unter der Glocke; Push oder E-Mail schaltest du in deinen Einstellungen ein.`,
  frequency: 'Zusammenfassung',
  frequencies: { off: 'Aus', daily: 'Täglich', weekly: 'Wöchentlich' },
  settings: 'Push und E-Mail',
  home: `Meiner Wohngegend folgen (${HOME_FOLLOW_KM} km)`,
  homeHint:
    'Neue Meldungen dort gehören zur Zusammenfassung. In deinen Einstellungen kannst du die Gegend ändern oder vergessen lassen.',
  noHome: 'Du hast noch keine Wohngegend angegeben; das geht in deinen Einstellungen.',
  areas: 'Gebiete, denen du folgst',
  none: 'Noch keine. Öffne die Karte, verschiebe sie an einen Ort, und drücke „Diesem Gebiet folgen“.',
  map: 'Karte öffnen',
  radius: (km) => `im Umkreis von ${km} km`,
  waiting: ' · Wartet aufs Senden',
  end: 'Nicht mehr folgen',
  endLabel: (name) => `${name} nicht mehr folgen`,
  offer: {
    title: 'Einmal in der Woche Neues aus deiner Wohngegend?',
    text: `Neue Meldungen im Umkreis von ${HOME_FOLLOW_KM} km, zusammengefasst unter der Glocke; auch per Push oder E-Mail, wo du das gewählt hast.`,
    accept: 'Ja, wöchentlich',
  },
  failed: 'Nicht gespeichert',
  notLoaded: 'Das ließ sich nicht laden',
} satisfies Texts<typeof original.digestContent>;
