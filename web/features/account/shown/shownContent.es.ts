import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './shownContent.ts';

export const shownContent = {
  heading: 'Lo que ven los demás',
  text: 'Aquí todo es opcional y visible para cualquiera. Tu nombre de usuario siempre se muestra al lado, y el registro público usa solo el nombre de usuario.',
  fullName: 'Nombre',
  fullNameHint: 'Cómo te gustaría que te llamaran.',
  about: 'Sobre ti',
  aboutHint: 'Unas palabras, como mucho 300 caracteres.',
  save: 'Guardar',
  saving: 'Guardando…',
  form: {
    done: 'Perfil guardado',
    doneText: 'Los demás pueden verlo desde ahora.',
    failed: 'El perfil no se guardó',
  },
  face: {
    label: 'Imagen',
    hint: 'Se muestra un cuadrado del centro. Los datos ocultos, como la ubicación, se quitan en tu dispositivo.',
    choose: 'Elegir una imagen',
    change: 'Cambiar la imagen',
    remove: 'Quitar',
    removing: 'Quitando…',
    sending: 'Enviando la imagen…',
    saved: 'Imagen guardada',
    removed: 'Imagen quitada',
    failed: 'La imagen no se cambió',
  },
} satisfies Texts<typeof original.shownContent>;
