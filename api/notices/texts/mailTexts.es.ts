import type { Texts } from '#schema/languages/Texts.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';
import { PHONE_CODE_MINUTES } from '#schema/people/contact.ts';
import type * as original from './mailTexts.ts';

const STATUSES: Record<IssueStatus, string> = {
  reported: 'admite aportes',
  funded: 'admite aportes',
  in_progress: 'en curso',
  completed: 'resuelto',
};

export const mailTexts = {
  subjects: {
    issue_update: 'Novedades de un problema',
    proposal: 'Una propuesta',
    pledge: 'Un aporte',
    vote: 'Un voto',
    message: 'Un mensaje nuevo',
    system: 'Un aviso de los operadores',
    digest: 'Lo que sigues',
    moderation: 'Una decisión de la moderación',
  },
  linkRemoved: '(enlace retirado)',
  stop: 'Para dejar de recibir estos correos, con un toque:',
  chosen: 'Pediste recibir este tipo de avisos por correo. Para cambiarlo:',
  unasked:
    'Recibes este tipo de avisos por correo porque se trata de tu dinero o de un plazo tuyo. Para cambiarlo:',
  phoneCode: ({ code, siteName }) =>
    `${code} es tu código de ${siteName}, durante ${PHONE_CODE_MINUTES} minutos. No se lo des a nadie: nunca te lo pedimos.`,
  line: ({ title, status, amount }) => `“${title}”: ${STATUSES[status]}, ${amount} aportados`,
} satisfies Texts<typeof original.mailTexts>;
