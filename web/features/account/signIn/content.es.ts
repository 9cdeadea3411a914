import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const authContent = {
  pageTitle: 'Iniciar sesión',
  title: 'Te damos la bienvenida a Trybe',
  subtitle:
    'Únete a nuestra plataforma comunitaria para reportar, financiar y resolver problemas locales',
  tabsLabel: 'Iniciar sesión o registrarse',
  loginTab: 'Iniciar sesión',
  registerTab: 'Registrarse',
  started: (amount, issue) => `${amount} para “${issue}”: primero una cuenta, luego confirmas.`,
  login: {
    emailOrUsername: 'Nombre de usuario o correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    pending: 'Iniciando sesión…',
    forgot: '¿Olvidaste tu contraseña?',
  },
  passkey: {
    signIn: 'Iniciar sesión con una llave de acceso',
    pending: 'Esperando a tu navegador…',
    notGiven:
      'Tu navegador no dio ninguna llave de acceso. Inténtalo de nuevo o inicia sesión de otra forma.',
  },
  second: {
    text: 'Esta cuenta también necesita su llave de acceso. Si la perdiste, escribe uno de tus códigos de recuperación y vuelve a pulsar Iniciar sesión.',
    code: 'Código de recuperación',
  },
  register: {
    username: 'Nombre de usuario',
    email: 'Correo electrónico',
    password: 'Contraseña',
    hint: 'Al menos 8 caracteres.',
    confirmPassword: 'Confirmar la contraseña',
    preferredRole: 'Rol preferido',
    roleHint: 'Es solo una preferencia: todos pueden reportar, aportar y proponer.',
    submit: 'Crear cuenta',
    noMail:
      'Esta instalación no envía correos: una contraseña olvidada no se puede reemplazar por correo, y solo el operador podría devolverte el acceso. Guárdala bien, y añade una llave de acceso cuando tengas tu cuenta: con ella entras sin contraseña.',
    work: 'En la última hora se han creado muchas cuentas desde tu red. Tu dispositivo está resolviendo una tarea breve que demuestra que no eres una máquina: tarda unos segundos y después se crea tu cuenta.',
    pending: 'Creando la cuenta…',
  },
  roles: {
    reporter: { label: 'Quien reporta', description: 'Reporta problemas de tu comunidad' },
    donator: { label: 'Donante', description: 'Financia los problemas que te importan' },
    solver: { label: 'Solucionador', description: 'Propón soluciones y llévalas a cabo' },
  },
  demo: {
    title: 'Prueba una cuenta de demostración',
    description: 'Rellena el formulario; inicia sesión con un toque más.',
    use: (username, role) => `${username} (${role})`,
  },
  agree: 'Al continuar aceptas nuestros',
  terms: 'Términos del servicio',
  and: 'y nuestra',
  privacy: 'Política de privacidad',
  marketing: {
    title: 'Financia, repara y marca la diferencia',
    claim:
      'El 90 % de cada donación va directo a resolver el problema, con seguimiento en tiempo real.',
    points: [
      {
        key: 'report',
        title: 'Reporta problemas locales',
        text: 'Marca un problema en el mapa y di cuándo se da por resuelto. Sin necesidad de señal.',
      },
      {
        key: 'fund',
        title: 'Financiación colectiva transparente',
        text: 'Los aportes esperan en garantía, y todos pueden ver dónde está el dinero.',
      },
      {
        key: 'solve',
        title: 'Soluciones de la comunidad',
        text: 'Los solucionadores hacen ofertas, los donantes votan y la comunidad comprueba el resultado.',
      },
    ],
  },
  toast: {
    welcomeBack: '¡Qué bueno verte de nuevo!',
    loggedInAs: (username) => `Has iniciado sesión como ${username}.`,
    loginFailed: 'No se pudo iniciar sesión',
    accountCreated: 'Cuenta creada',
    accountCreatedText: 'Tu cuenta está creada y ya has iniciado sesión.',
    registrationFailed: 'No se pudo completar el registro',
  },
} satisfies Texts<typeof original.authContent>;
