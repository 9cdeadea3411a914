import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './contactContent.ts';

const names = {
  1: 'Una cuenta',
  2: 'Una dirección de correo confirmada',
  3: 'Una segunda confirmación',
};

export const contactContent = {
  heading: 'Contacto confirmado',
  failed: 'No se pudo cargar tu contacto confirmado',
  asked:
    'Las decisiones sobre el dinero de otros solo están abiertas a personas con las que se puede contactar.',
  listLabel: 'Tipos de contacto confirmado',
  level: (level) => `Nivel ${level}: ${names[level]}`,
  reached: 'Alcanzado',
  next: 'Tu próximo paso',
  later: 'Aún no',
  opens: 'Permite',
  acts: {
    takePart: 'reportar, aportar, proponer y conversar',
    vote: 'votar propuestas y pruebas',
    object: 'objetar una prueba',
    judge: 'formar parte de un jurado',
    rule: 'resolver un caso, como embajador',
  },
  and: 'y',
  email: {
    proved: 'Seguiste el enlace que le enviamos.',
    unproved: (address) =>
      `Sigue el enlace del correo enviado a ${address}. Puedes pedir que se envíe de nuevo más abajo, en “Dirección de correo”.`,
  },
  ways: 'Basta con una de estas:',
  afterEmail: 'Después de tu dirección de correo, basta con una de estas:',
  phone: {
    name: 'Un teléfono',
    proved: (digits, day) => `El número terminado en ${digits}, confirmado el ${day}.`,
    missing:
      'Le enviamos un código. Solo guardamos un resumen del número y sus dos últimas cifras.',
    none: 'Esta instalación no envía SMS.',
    add: 'Confirmar un teléfono',
    enter: 'Introducir un código',
    remove: 'Quitar el teléfono',
    removing: 'Quitando…',
    removed: 'Teléfono quitado',
    removeFailed: 'No se quitó el teléfono',
    local: 'De esta máquina no sale ningún mensaje: los códigos aparecen en el',
    mailbox: 'buzón local',
    asking: {
      title: 'Confirmar un teléfono',
      text: 'Le enviamos un código válido durante 10 minutos.',
      number: 'Número de teléfono con prefijo de país',
      hint: 'Por ejemplo, +1 312 555 0100',
      understood: (number) => `El código irá a ${number}.`,
      submit: 'Enviar el código',
      pending: 'Enviando…',
      done: 'Código enviado',
      doneText: 'Introdúcelo cuando llegue.',
      failed: 'El código no se envió',
    },
    proving: {
      title: 'Introduce el código',
      text: 'Las seis cifras del mensaje a tu teléfono. No las compartas nunca con nadie.',
      code: 'Código',
      submit: 'Confirmar el teléfono',
      pending: 'Comprobando…',
      cancel: 'Más tarde',
      done: 'Teléfono confirmado',
      doneText: 'Solo puede confirmar esta cuenta.',
      failed: 'El teléfono no se confirmó',
    },
  },
  document: {
    name: 'El operador de esta instalación',
    proved: (day) => `Un operador comprobó tu documento de identidad el ${day}.`,
    missing:
      'Muestra a un operador un documento de identidad. Solo se guarda un resumen, para que no pueda confirmar una segunda cuenta, ni siquiera en los 12 meses siguientes a eliminar esta.',
  },
} satisfies Texts<typeof original.contactContent>;
