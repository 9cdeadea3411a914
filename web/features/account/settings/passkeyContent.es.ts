import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './passkeyContent.ts';
import { plural } from '#web/format/format.ts';

export const passkeyContent = {
  heading: 'Llaves de acceso',
  failed: 'No se pudieron cargar tus llaves de acceso',
  text: 'Con una llave de acceso inicias sesión con lo que desbloquea tu dispositivo: huella, cara, PIN o llave de seguridad. Cuando tengas una, tu contraseña sola ya no basta para entrar.',
  required:
    'Las resoluciones, las congelaciones y los cambios de rol exigen una: añade una llave de acceso o inicia sesión con la tuya.',
  unsupported: 'Este navegador no admite llaves de acceso.',
  listLabel: 'Tus llaves de acceso',
  made: (day) => `Añadida el ${day}`,
  used: (time) => `último uso ${time}`,
  unused: 'aún sin usar',
  add: 'Añadir una llave de acceso',
  remove: 'Quitar',
  removeLabel: (device, day) => `Quitar la llave de acceso de ${device}, ${day}`,
  codesLeft: (count) =>
    `${plural(count, { one: 'Queda # código de recuperación', other: 'Quedan # códigos de recuperación' })}. Cada uno reemplaza tu llave de acceso una vez.`,
  renew: 'Crear nuevos códigos de recuperación',
  password: 'Tu contraseña',
  notMade: 'Tu navegador no creó ninguna llave de acceso. No ha cambiado nada.',
  adding: {
    title: 'Añadir una llave de acceso',
    text: 'Escribe tu contraseña; después tu navegador pregunta dónde guardar la llave de acceso.',
    submit: 'Continuar',
    pending: 'Esperando a tu navegador…',
    done: 'Llave de acceso añadida',
    doneText: 'Desde ahora puedes iniciar sesión con ella.',
    failed: 'No se añadió ninguna llave de acceso',
  },
  removing: {
    title: '¿Quitar esta llave de acceso?',
    text: 'Ya no abrirá esta cuenta, y se cerrará la sesión en los demás dispositivos que entraron con una llave de acceso. Sin llave de acceso, tu contraseña sola vuelve a bastar.',
    submit: 'Quitar la llave de acceso',
    pending: 'Quitando…',
    done: 'Llave de acceso quitada',
    doneText: 'Puede que también quieras borrarla en tu dispositivo.',
    failed: 'La llave de acceso no se quitó',
  },
  renewing: {
    title: 'Crear nuevos códigos de recuperación',
    text: 'Los códigos que tienes ahora dejarán de funcionar.',
    submit: 'Crear códigos nuevos',
    pending: 'Creando…',
    done: 'Nuevos códigos de recuperación creados',
    doneText: 'Guárdalos en un lugar al que puedas llegar sin este dispositivo.',
    failed: 'No se crearon códigos nuevos',
  },
  codes: {
    title: 'Tus códigos de recuperación',
    text: 'Con cada uno inicias sesión una vez, junto con tu contraseña, si pierdes tu llave de acceso. Solo se muestran una vez: imprímelos o guárdalos en un lugar al que puedas llegar sin este dispositivo.',
    label: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: 'Copiado',
    kept: 'Los he guardado',
  },
} satisfies Texts<typeof original.passkeyContent>;
