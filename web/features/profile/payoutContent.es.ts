import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './payoutContent.ts';

export const payoutContent = {
  heading: 'Cobros',
  states: {
    missing:
      'Para cobrar por lo que resuelves, di a nuestro proveedor de pagos adónde debe ir el dinero.',
    incomplete: 'El proveedor de pagos tiene preguntas pendientes antes de poder pagarte.',
    ready: 'Los pagos van a tu cuenta en el proveedor de pagos.',
  },
  open: { missing: 'Configurar los cobros', incomplete: 'Continuar', ready: 'Cambiar' },
  opening: 'Abriendo…',
  failed: 'Ahora no se pueden configurar los cobros',
} satisfies Texts<typeof original.payoutContent>;
