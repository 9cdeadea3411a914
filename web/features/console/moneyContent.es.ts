import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyContent.ts';

export const moneyContent = {
  heading: 'Dinero',
  hint: 'Una sola moneda para todo el sitio. Los importes llevan coma decimal y ningún separador de miles.',
  currency: 'Moneda',
  currencyHint:
    'Al elegir otra se proponen importes redondos más abajo. Se puede cambiar hasta el primer aporte, pago o propuesta.',
  fixed:
    'Se queda como está: hay aportes, pagos o propuestas anotados en ella, y nada dice cuánto serían en otra.',
  presets: 'Importes para elegir al aportar',
  presetsHint: 'Hasta seis, separados por punto y coma.',
  limits: {
    pledgeMin: { label: 'Aporte mínimo' },
    pledgeMax: { label: 'Aporte máximo' },
    largeEscrow: {
      label: 'Segunda revisión por encima de',
      hint: 'Con más en garantía, el silencio no es consentimiento, y una resolución necesita dos embajadores.',
    },
    premiumFeeMin: {
      label: 'Honorario mínimo de un experto',
      hint: 'Por un informe independiente sobre el trabajo terminado.',
    },
    fundingLowBelow: { label: 'Filtro: poco dinero por debajo de' },
    fundingHighAbove: { label: 'Filtro: mucho dinero por encima de' },
  },
} satisfies Texts<typeof original.moneyContent>;
