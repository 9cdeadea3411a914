import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './outboxErrorContent.ts';

export const outboxErrorContent = {
  quota_exceeded: 'No queda espacio en este dispositivo. Libera espacio e inténtalo de nuevo.',
  unavailable:
    'Este navegador no permite que la app guarde nada, por ejemplo en una ventana privada. Aquí no se puede guardar nada para más tarde.',
  outdated:
    'Una versión más nueva de la app guardó lo que espera en este dispositivo, y esta no puede leerlo. Vuelve a cargar esta página.',
  not_found: 'Este elemento ya no está sin enviar.',
  sending: 'Este elemento se está enviando en este momento.',
  in_doubt:
    'Puede que un intento anterior haya llegado, así que su texto ya no se puede cambiar. Reenvíalo como está.',
  signed_out: 'Inicia sesión primero.',
} satisfies Texts<typeof original.outboxErrorContent>;
