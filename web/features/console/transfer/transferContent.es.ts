import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './transferContent.ts';
import { IMPORT_MAX_ROWS } from '#schema/transfer/issueTransfer.ts';
import { formatNumber, plural } from '#web/format/format.ts';

const rows = (count: number) => plural(count, { one: '# fila', other: '# filas' });

export const transferContent = {
  title: 'Importar y exportar',
  subtitle: 'Trae reportes de otro sistema y llévate todos los tuyos a otra parte.',
  export: {
    heading: 'Exportar',
    hint: 'Todos los problemas que cualquiera puede ver, primero los más antiguos, con su estado y su dinero. El archivo se puede volver a importar, aquí o en otra parte.',
    csv: 'Descargar CSV',
    geojson: 'Descargar GeoJSON',
    note: 'CSV se abre en hojas de cálculo; GeoJSON, en mapas. Un texto que una hoja de cálculo tomaría por fórmula empieza con un apóstrofo.',
  },
  import: {
    heading: 'Importar',
    hint: 'Los problemas nuevos se reportan en tu nombre. Los que ya vinieron antes se actualizan donde el archivo diga otra cosa. Un archivo se puede importar cuantas veces quieras.',
    choose: 'Elegir un archivo',
    another: 'Elegir otro archivo',
    file: 'Archivo CSV o GeoJSON',
    limits: `CSV o GeoJSON en UTF-8, hasta ${formatNumber(IMPORT_MAX_ROWS)} filas. No se escribe nada antes de que veas qué pasaría.`,
    wrongKind: 'Esto no es un archivo CSV ni GeoJSON',
    wrongKindText: 'Elige un archivo cuyo nombre termine en .csv, .geojson o .json.',
    template: 'Descargar un archivo vacío',
    templateName: 'problemas-para-importar.csv',
    columns: 'Columnas que puede tener un archivo',
    columnsCaption: 'Columnas de un archivo CSV o propiedades de un feature',
    column: 'Columna',
    rule: 'Qué escribir',
    needed: 'Obligatorio.',
    geometry:
      'En GeoJSON, la latitud y la longitud son el punto del feature. Las demás columnas se ignoran.',
  },
  plan: {
    title: '¿Qué columna es cuál?',
    text: 'Algunas columnas necesarias tienen otro nombre en este archivo. Aún no se ha escrito nada.',
    none: 'No está en el archivo',
    needed: 'Elige una columna.',
    criteriaLabel: 'Criterios de solución de las filas que no los tienen',
    criteriaHint: 'Al menos 20 caracteres: qué debe cumplirse para que cuente como arreglado.',
    criteria: 'Lo que se reportó aquí se ha arreglado.',
    submit: 'Revisar el archivo',
    names: {
      external_id: 'Identificador de origen',
      title: 'Título',
      description: 'Descripción',
      location: 'Dirección',
      latitude: 'Latitud',
      longitude: 'Longitud',
      priority: 'Prioridad',
      category: 'Categoría',
      solution_criteria: 'Criterios de solución',
      due_date: 'Fecha límite',
    },
  },
  check: {
    reading: 'Leyendo el archivo',
    asking: 'Simulación',
    progress: (done: number, all: number) => `${formatNumber(done)} de ${rows(all)}`,
    faultsTitle: (count: number) =>
      `${plural(count, { one: '# error', other: '# errores' })} en el archivo`,
    faultsText: 'No se escribió nada. Corrige el archivo y vuelve a elegirlo.',
    faultsCaption: 'Qué está mal y qué hay que escribir',
    more: (count: number) => `Y ${plural(count, { one: '# error más', other: '# errores más' })}.`,
    row: 'Fila',
    column: 'Columna',
    message: 'Qué hacer',
    readyTitle: 'Simulación: todavía no se ha escrito nada',
    nothing: 'Todo lo del archivo ya está aquí. No hay nada que importar.',
  },
  outcome: {
    created: 'Nuevos',
    updated: 'Cambiados',
    unchanged: 'Como estaban',
    kept: 'Sin tocar',
    keptCaption: 'Se dejaron como estaban',
    id: 'Id externo',
    reason: 'Por qué',
    more: (count: number) => `Y ${formatNumber(count)} más.`,
  },
  map: {
    heading: 'Dónde están',
    label: 'Mapa de las filas del archivo',
    outside: (count) =>
      `${plural(count, { one: '# fila está', other: '# filas están' })} fuera de la zona de este sitio`,
    outsideText:
      'Se importan de todos modos. Si latitud y longitud están cambiadas, corrige antes el archivo.',
  },
  run: {
    submit: (count: number) => `Importar ${rows(count)}`,
    running: 'Importando',
    stop: 'Detener',
    again: 'Continuar',
    doneTitle: 'Importado',
    done: (count: number) =>
      plural(count, {
        one: 'La # fila del archivo está lista.',
        other: 'Las # filas del archivo están listas.',
      }),
    list: 'Mostrar los problemas',
    failedTitle: 'La importación se detuvo',
    failed: (reason: string) =>
      `${reason} Lo importado se queda; continúa, y el resto vendrá después.`,
    stopped: 'La detuviste tú.',
  },
} satisfies Texts<typeof original.transferContent>;
