import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const joinUsContent = {
  title: 'Mach mit',
  lead: 'Wähle, womit du anfängst. Eine Rolle ist nur eine Vorliebe: Alle können alles drei tun.',
  description:
    'Mach bei Trybe mit: Melde Probleme vor Ort, finanziere die Lösung, oder werde dafür bezahlt, sie zu lösen.',
} satisfies Texts<typeof original.joinUsContent>;
