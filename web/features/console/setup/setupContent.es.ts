import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './setupContent.ts';

export const setupContent = {
  title: 'Configurar este sitio',
  subtitle: 'Quién lleva este sitio, dónde está su zona y quién es su primer operador.',
  failed: 'No se pudo cargar la configuración inicial',
  code: {
    label: 'Código de configuración',
    hint: 'El servidor lo mostró al arrancar, junto a la dirección de esta página.',
    submit: 'Continuar',
    pending: 'Comprobando…',
    failed: 'No se aceptó el código',
  },
  steps: {
    label: 'Pasos de la configuración',
    names: { look: 'Nombre y aspecto', place: 'Lugar', money: 'Dinero y ley', you: 'Tú' },
    of: (step, count) => `Paso ${step} de ${count}`,
    submit: 'Continuar',
    pending: 'Comprobando…',
    back: 'Atrás',
  },
  preview: {
    title: 'Vista previa',
    name: 'Tu sitio',
    at: (place) => `Problemas en ${place}`,
    nearby: 'Problemas cerca de ti',
    issue: 'Farola rota',
    report: 'Reportar un problema',
  },
  account: {
    heading: 'Primer operador',
    hint: 'Tu propia cuenta. Los operadores cambian esta configuración y nombran a otros; no pueden mover dinero.',
    username: 'Nombre de usuario',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHint: 'Al menos 8 caracteres.',
    confirmPassword: 'Confirmar la contraseña',
  },
  finish: {
    hint: 'Todo se puede cambiar después en Administración. El código sirve una sola vez.',
    submit: 'Configurar el sitio',
    pending: 'Configurando…',
    failed: 'El sitio no se configuró',
    closed:
      'Ya no queda nada por configurar. Si acabas de enviar este formulario, funcionó: inicia sesión con tu nueva cuenta.',
    signIn: 'Iniciar sesión',
  },
  passkey: {
    title: 'El sitio está configurado',
    text: 'Has iniciado sesión como su primer operador.',
    how: 'Añade ahora una llave de acceso: la configuración y los roles solo se cambian con una, salvo que el servidor diga otra cosa (STAFF_PASSKEYS). Es cosa de un momento, y con ella recibes códigos de recuperación.',
    without:
      'Este navegador no admite llaves de acceso. Inicia sesión en uno que las admita y añade una en tu configuración: la configuración y los roles solo se cambian con una, salvo que el servidor diga otra cosa (STAFF_PASSKEYS).',
    add: 'Añadir una llave de acceso',
    later: 'Ahora no',
    settings: 'Abrir tu configuración',
  },
  next: {
    heading: 'Qué viene después',
    categories: 'Categorías',
    categoriesText: 'En qué categorías reporta la gente aquí y qué pregunta el formulario.',
    reports: 'Reportes que ya existen',
    reportsText: 'Tráelos de una hoja de cálculo o de un mapa.',
  },
} satisfies Texts<typeof original.setupContent>;
