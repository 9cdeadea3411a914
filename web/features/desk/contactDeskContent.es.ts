import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './contactDeskContent.ts';

export const contactDeskContent = {
  heading: 'Confirmar quién es alguien',
  text: 'Para una persona cuyo documento has visto, en mano o en una llamada. De él solo se guarda un resumen, por el que no sirve a una segunda cuenta, tampoco en los 12 meses siguientes a que se elimine esta.',
  username: 'Nombre de su cuenta',
  kind: 'Documento',
  kinds: {
    passport: 'Pasaporte',
    identity_card: 'Documento de identidad',
    driving_licence: 'Licencia de conducir',
  },
  country: 'País que lo expidió, dos letras',
  number: 'Número del documento',
  submit: 'Confirmar a la persona',
  pending: 'Confirmando…',
  done: 'Persona confirmada',
  failed: 'No se confirmó a la persona',
} satisfies Texts<typeof original.contactDeskContent>;
