import type { Texts } from '#schema/languages/Texts.ts';
import {
  FIRST_AMBASSADORS_HOURS,
  ROLE_MEMORY_DAYS,
  ROLE_NOTICE_DAYS,
} from '#schema/people/roleLimits.ts';
import type * as original from './rolesContent.ts';

export const rolesContent = {
  title: 'Wer eine Rolle hat',
  text: `Botschafter urteilen bei Streit und moderieren, Betreiber führen die Seite, Gutachter schreiben bezahlte Berichte. Botschafter der ersten ${FIRST_AMBASSADORS_HOURS} Stunden nach dem ersten sind es sofort; jede spätere Ernennung und jede Abberufung gilt ${ROLE_NOTICE_DAYS} Tage, nachdem sie hier angekündigt wurde, sofern kein Botschafter, auch keiner der letzten ${ROLE_MEMORY_DAYS} Tage, Einspruch erhebt; dann muss ein anderer Botschafter sie bestätigen. Dasselbe gilt für einen Weg zurück in das Konto von jemandem, der eine Rolle hat, in einem Fall mitentscheidet oder eine offene Meldung oder einen Vorschlag hat; auch diese Person kann Einspruch erheben. Wessen Konto ein Betreiber geöffnet hat, wird ${ROLE_MEMORY_DAYS} Tage lang in keine Jury gelost. Was auf dem Server über die Befehlszeile vergeben wird, steht ebenfalls hier.`,
  failed: 'Die Rollen ließen sich nicht laden.',
  none: 'Niemand hat eine Rolle.',
  roles: { user: 'keine Rolle', ambassador: 'Botschafter', operator: 'Betreiber' },
  validator: 'Gutachter',
  both: (role) => `${role} und Gutachter`,
  since: (role, moment) => `${role} seit ${moment}`,
  by: (name) => `ernannt von ${name}`,
  byServer: 'auf dem Server ernannt',
  announced: {
    heading: 'Angekündigt',
    none: 'Es ist keine Ernennung, keine Abberufung und kein Weg zurück angekündigt.',
    role: (name, role) => `${name}: ${role}`,
    recovery: (name) => `${name}: Weg zurück in das Konto`,
    by: (name, moment) => `von ${name}, ${moment}`,
    takesEffect: (moment) => `Gilt ab ${moment}.`,
    objected: (name, moment, reason) => `${name} hat am ${moment} Einspruch erhoben: ${reason}`,
    lapses: (moment) => `Verfällt am ${moment}, wenn kein anderer Botschafter es bestätigt.`,
    confirmed: (name, moment) => `Bestätigt von ${name} am ${moment}.`,
  },
  object: {
    button: 'Einspruch erheben',
    title: 'Dagegen Einspruch erheben?',
    text: 'Alle lesen deinen Namen und deinen Grund. Es verfällt dann, wenn kein anderer Botschafter es bestätigt.',
    label: 'Grund',
    hint: 'Mindestens 20 Zeichen, öffentlich.',
    confirm: 'Einspruch erheben',
    done: 'Einspruch erhoben',
    failed: 'Der Einspruch ist fehlgeschlagen',
  },
  confirm: {
    button: 'Bestätigen',
    title: 'Dies trotz des Einspruchs bestätigen?',
    text: 'Es gilt ab seinem Tag. Alle lesen, dass du es bestätigt hast.',
    done: 'Bestätigt',
    failed: 'Die Bestätigung ist fehlgeschlagen',
  },
  resign: {
    heading: 'Deine Rolle',
    text: (role) => `Du bist ${role}. Du kannst das sofort zurückgeben, ohne Ankündigung.`,
    button: 'Rolle zurückgeben',
    title: 'Deine Rolle zurückgeben?',
    confirmText:
      'Du verlierst sie sofort. Botschafter wirst du erst nach einer öffentlichen Ankündigung wieder. Fälle, die gewählt wurden, als du Botschafter warst, entscheidest du weiterhin.',
    done: 'Du hast keine Rolle mehr',
    failed: 'Die Rolle ließ sich nicht zurückgeben',
  },
} satisfies Texts<typeof original.rolesContent>;
