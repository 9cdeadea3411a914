/** Messages about files of issues in Spanish, by the English text; `{}` is a placeholder. */
export const transfer = {
  'This issue was reported here, not imported: only its reporter can change it.':
    'Este problema se reportó aquí, no se importó: solo puede cambiarlo quien lo reportó.',
  'Name the account that reports the issues: --as <username>':
    'Nombra la cuenta que reporta los problemas: --as <username>',
  'Every issue needs an id of its own.': 'Cada problema necesita un id propio.',
  'Please say whether it is a dry run.': 'Indica si es una simulación.',
  'There is nothing to import.': 'No hay nada que importar.',
  'Please choose csv or geojson.': 'Elige csv o geojson.',
  'A quotation mark is opened in this row and not closed. Close it, or double it where it belongs to the text.':
    'En esta fila se abre una comilla y no se cierra. Ciérrala, o duplícala donde sea parte del texto.',
  'A quotation mark stands within a quoted cell. Double it where it belongs to the text.':
    'Hay una comilla dentro de una celda entre comillas. Duplícala donde sea parte del texto.',
  'This row is longer than {} characters. Look for a quotation mark that is not closed, or for line ends of another kind than in the first row.':
    'Esta fila tiene más de {} caracteres. Busca una comilla sin cerrar, o finales de línea distintos de los de la primera fila.',
  'If several rows stand in this one, save the file with one kind of line ends.':
    'Si aquí hay varias filas en una, guarda el archivo con un solo tipo de finales de línea.',
  'The file is empty. Its first row has to name the columns.':
    'El archivo está vacío. Su primera fila tiene que nombrar las columnas.',
  'No row follows the first one, which names the columns. Is this the right file?':
    'A la primera fila, que nombra las columnas, no le sigue ninguna. ¿Es el archivo correcto?',
  'The file has no features. Is this the right one?':
    'El archivo no contiene ningún objeto. ¿Es el correcto?',
  'The column {} stands there twice. Rename one of the two, or take it out.':
    'La columna {} aparece dos veces. Cambia el nombre de una de las dos, o quítala.',
  'There are {} cells, and the header names {} columns. Put a cell with commas into quotation marks.':
    'Hay {} celdas, y la cabecera nombra {} columnas. Pon entre comillas una celda con comas.',
  'This is no feature. Write {"type":"Feature","geometry":{"type":"Point","coordinates":[longitude, latitude]},"properties":{…}}.':
    'Esto no es un feature. Escribe {"type":"Feature","geometry":{"type":"Point","coordinates":[longitude, latitude]},"properties":{…}}.',
  'This feature has no place, or more than one. Write "geometry":{"type":"Point","coordinates":[longitude, latitude]}.':
    'Este feature no tiene lugar, o tiene más de uno. Escribe "geometry":{"type":"Point","coordinates":[longitude, latitude]}.',
  'This id has more digits than a number keeps. Write it in quotation marks.':
    'Este identificador tiene más cifras de las que conserva un número. Escríbelo entre comillas.',
  'This is no GeoJSON of features. Write {"type":"FeatureCollection","features":[…]}.':
    'Esto no es un GeoJSON con features. Escribe {"type":"FeatureCollection","features":[…]}.',
  'This is a single feature. Write {"type":"FeatureCollection","features":[…]} around it.':
    'Esto es un solo feature. Escribe {"type":"FeatureCollection","features":[…]} alrededor.',
  'This is a shape without any words about it. Export the whole layer, as a FeatureCollection.':
    'Esto es una forma sin nada escrito sobre ella. Exporta la capa entera, como FeatureCollection.',
  'This is TopoJSON. Export the layer as GeoJSON, or convert it.':
    'Esto es TopoJSON. Exporta la capa como GeoJSON, o conviértelo.',
  'These are features one after the other, with nothing around them. Put them into one {"type":"FeatureCollection","features":[…]}, or export them as GeoJSON.':
    'Son features uno tras otro, sin nada alrededor. Ponlos en una {"type":"FeatureCollection","features":[…]}, o expórtalos como GeoJSON.',
  'This is a list and no collection. Write {"type":"FeatureCollection","features":[…]}.':
    'Esto es una lista y no una colección. Escribe {"type":"FeatureCollection","features":[…]}.',
  'This feature is longer than {} characters.': 'Este feature tiene más de {} caracteres.',
  'From here on this is not JSON: {}. Take out comments, commas before a closing bracket and words such as NaN, or export the file again.':
    'Desde aquí ya no es JSON: {}. Quita comentarios, comas antes de un corchete de cierre y palabras como NaN, o exporta el archivo de nuevo.',
  'The end of this file is missing. Export or download it again.':
    'Falta el final de este archivo. Expórtalo o descárgalo de nuevo.',
  'Write the id of one of your categories, such as public_services.':
    'Escribe el id de una de tus categorías, por ejemplo public_services.',
  'Write one of: {}.': 'Escribe uno de: {}.',
  'Write what its source calls it, up to {} characters, such as a case number.':
    'Escribe cómo lo llama su fuente, hasta {} caracteres, por ejemplo un número de expediente.',
  'Write 5 to 120 characters.': 'Escribe de 5 a 120 caracteres.',
  'Write 20 to 5,000 characters.': 'Escribe de 20 a 5000 caracteres.',
  'Write an address of 3 to 200 characters.': 'Escribe una dirección de 3 a 200 caracteres.',
  'Write degrees with a point, such as 41.8781.':
    'Escribe los grados con punto, por ejemplo 41.8781.',
  'Write degrees with a point, such as -87.6298.':
    'Escribe los grados con punto, por ejemplo -87.6298.',
  'Write 20 to 2,000 characters.': 'Escribe de 20 a 2000 caracteres.',
  'Write year, month and day, such as 2027-05-18, or leave it empty.':
    'Escribe año, mes y día, por ejemplo 2027-05-18, o déjalo vacío.',
  'The same id stands in row {}. Write another one, or take one of the rows out.':
    'El mismo id está en la fila {}. Escribe otro, o quita una de las filas.',
  'From here on the text is not in UTF-8. Save the file as “CSV UTF-8”.':
    'Desde aquí el texto no está en UTF-8. Guarda el archivo como “CSV UTF-8”.',
  'From here on the text is not in UTF-8. Export the file in UTF-8.':
    'Desde aquí el texto no está en UTF-8. Exporta el archivo en UTF-8.',
  'This text is in UTF-16. Save the file as “CSV UTF-8”.':
    'Este texto está en UTF-16. Guarda el archivo como «CSV UTF-8».',
  'This text is in UTF-16. Export the file in UTF-8.':
    'Este texto está en UTF-16. Exporta el archivo en UTF-8.',
  'The file has more than {} rows. Split it.': 'El archivo tiene más de {} filas. Divídelo.',
  'The header names no {}. Add what is missing.': 'En la cabecera falta {}. Añade lo que falta.',
  'This is a workbook (such as .xlsx) or an archive, not a text table. Save it as “CSV UTF-8”.':
    'Esto es un libro de cálculo (por ejemplo, .xlsx) o un archivo comprimido, no una tabla de texto. Guárdalo como «CSV UTF-8».',
  'This is an archive, such as .kmz or a zipped shapefile. Export it as GeoJSON.':
    'Esto es un archivo comprimido, como .kmz o un shapefile en zip. Expórtalo como GeoJSON.',
  'This is a formatted text (.rtf), not a table. Save the table as “CSV UTF-8”.':
    'Esto es un texto con formato (.rtf), no una tabla. Guarda la tabla como «CSV UTF-8».',
  'This is a formatted text (.rtf). Save the map’s own file as GeoJSON.':
    'Esto es un texto con formato (.rtf). Guarda el propio archivo del mapa como GeoJSON.',
  'This is a PDF document. Save the table that it was made from as “CSV UTF-8”.':
    'Esto es un documento PDF. Guarda la tabla de la que procede como «CSV UTF-8».',
  'This is a PDF document. Export the map that it was made from as GeoJSON.':
    'Esto es un documento PDF. Exporta el mapa del que procede como GeoJSON.',
  'This is a web page or XML, not a table. Save the table as “CSV UTF-8”.':
    'Esto es una página web o XML, no una tabla. Guarda la tabla como «CSV UTF-8».',
  'This is a web page or XML, such as KML or GPX. Export it as GeoJSON.':
    'Esto es una página web o XML, como KML o GPX. Expórtalo como GeoJSON.',
  'This is JSON, not a table. If it is GeoJSON, give its name the ending .geojson.':
    'Esto es JSON, no una tabla. Si es GeoJSON, haz que su nombre termine en .geojson.',
  'This is not JSON. Write {"type":"FeatureCollection","features":[…]}; the name of a table ends in .csv.':
    'Esto no es JSON. Escribe {"type":"FeatureCollection","features":[…]}; el nombre de una tabla termina en .csv.',
  'These coordinates are not in degrees but in another projection. Export the file in WGS 84 (EPSG:4326).':
    'Estas coordenadas no están en grados, sino en otra proyección. Exporta el archivo en WGS 84 (EPSG:4326).',
  'Something follows the end of the collection. Put all features into one {"type":"FeatureCollection","features":[…]}.':
    'Hay algo después del final de la colección. Pon todos los elementos en una {"type":"FeatureCollection","features":[…]}.',
  'A spreadsheet could not work out this cell. Correct its formula there, and export the file again.':
    'Una hoja de cálculo no pudo calcular esta celda. Corrige allí su fórmula y exporta el archivo de nuevo.',
  'A spreadsheet has rounded this id. Format its column as text there, and export the file again.':
    'Una hoja de cálculo redondeó este identificador. Da allí formato de texto a su columna y exporta el archivo de nuevo.',
  'This place is 0, 0, which programs write where there is none. Write where it is, or take the row out.':
    'Este lugar es 0, 0, lo que los programas escriben donde no hay ninguno. Escribe dónde está o quita la fila.',
  'Only one column is named here, “{}”. Take out what stands above the row that names the columns.':
    'Aquí solo se nombra una columna, «{}». Quita lo que está por encima de la fila que nombra las columnas.',
};
