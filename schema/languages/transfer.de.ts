/** Messages about files of issues in German, by the English text; `{}` is a placeholder. */
export const transfer = {
  'This issue was reported here, not imported: only its reporter can change it.':
    'Dieses Problem wurde hier gemeldet, nicht importiert: Ändern kann es nur, wer es gemeldet hat.',
  'Name the account that reports the issues: --as <username>':
    'Nenne das Konto, das die Probleme meldet: --as <username>',
  'Every issue needs an id of its own.': 'Jedes Problem braucht eine eigene ID.',
  'Please say whether it is a dry run.': 'Bitte sag, ob es ein Probelauf ist.',
  'There is nothing to import.': 'Es gibt nichts zu importieren.',
  'Please choose csv or geojson.': 'Bitte wähle csv oder geojson.',
  'A quotation mark is opened in this row and not closed. Close it, or double it where it belongs to the text.':
    'In dieser Zeile wird ein Anführungszeichen geöffnet und nicht geschlossen. Schließe es, oder verdopple es, wo es zum Text gehört.',
  'A quotation mark stands within a quoted cell. Double it where it belongs to the text.':
    'In einer Zelle mit Anführungszeichen steht noch eines. Verdopple es, wo es zum Text gehört.',
  'This row is longer than {} characters. Look for a quotation mark that is not closed, or for line ends of another kind than in the first row.':
    'Diese Zeile ist länger als {} Zeichen. Suche nach einem Anführungszeichen, das nicht geschlossen ist, oder nach anderen Zeilenenden als in der ersten Zeile.',
  'If several rows stand in this one, save the file with one kind of line ends.':
    'Wenn hier mehrere Zeilen in einer stehen, speichere die Datei mit einer einzigen Art von Zeilenenden.',
  'The file is empty. Its first row has to name the columns.':
    'Die Datei ist leer. Ihre erste Zeile muss die Spalten benennen.',
  'No row follows the first one, which names the columns. Is this the right file?':
    'Der ersten Zeile, die die Spalten benennt, folgt keine weitere. Ist es die richtige Datei?',
  'The file has no features. Is this the right one?':
    'Die Datei enthält keine Objekte. Ist es die richtige?',
  'The column {} stands there twice. Rename one of the two, or take it out.':
    'Die Spalte {} steht zweimal da. Benenne eine der beiden um, oder nimm sie heraus.',
  'There are {} cells, and the header names {} columns. Put a cell with commas into quotation marks.':
    'Hier stehen {} Zellen, und die Kopfzeile benennt {} Spalten. Setze eine Zelle mit Kommas in Anführungszeichen.',
  'This is no feature. Write {"type":"Feature","geometry":{"type":"Point","coordinates":[longitude, latitude]},"properties":{…}}.':
    'Das ist kein Feature. Schreibe {"type":"Feature","geometry":{"type":"Point","coordinates":[longitude, latitude]},"properties":{…}}.',
  'This feature has no place, or more than one. Write "geometry":{"type":"Point","coordinates":[longitude, latitude]}.':
    'Dieses Feature hat keinen Ort oder mehr als einen. Schreibe "geometry":{"type":"Point","coordinates":[longitude, latitude]}.',
  'This id has more digits than a number keeps. Write it in quotation marks.':
    'Diese Kennung hat mehr Ziffern, als eine Zahl behält. Setze sie in Anführungszeichen.',
  'This is no GeoJSON of features. Write {"type":"FeatureCollection","features":[…]}.':
    'Das ist kein GeoJSON mit Features. Schreibe {"type":"FeatureCollection","features":[…]}.',
  'This is a single feature. Write {"type":"FeatureCollection","features":[…]} around it.':
    'Das ist ein einzelnes Feature. Setze {"type":"FeatureCollection","features":[…]} darum.',
  'This is a shape without any words about it. Export the whole layer, as a FeatureCollection.':
    'Das ist eine Form, zu der nichts geschrieben steht. Exportiere die ganze Ebene, als FeatureCollection.',
  'This is TopoJSON. Export the layer as GeoJSON, or convert it.':
    'Das ist TopoJSON. Exportiere die Ebene als GeoJSON, oder wandle sie um.',
  'These are features one after the other, with nothing around them. Put them into one {"type":"FeatureCollection","features":[…]}, or export them as GeoJSON.':
    'Das sind Features eines nach dem anderen, ohne etwas darum. Setze sie in eine {"type":"FeatureCollection","features":[…]}, oder exportiere sie als GeoJSON.',
  'This is a list and no collection. Write {"type":"FeatureCollection","features":[…]}.':
    'Das ist eine Liste und keine Sammlung. Schreibe {"type":"FeatureCollection","features":[…]}.',
  'This feature is longer than {} characters.': 'Dieses Feature ist länger als {} Zeichen.',
  'From here on this is not JSON: {}. Take out comments, commas before a closing bracket and words such as NaN, or export the file again.':
    'Von hier an ist das kein JSON mehr: {}. Nimm Kommentare, Kommas vor einer schließenden Klammer und Wörter wie NaN heraus, oder exportiere die Datei noch einmal.',
  'The end of this file is missing. Export or download it again.':
    'Das Ende dieser Datei fehlt. Exportiere oder lade sie noch einmal.',
  'Write the id of one of your categories, such as public_services.':
    'Schreibe die Kennung einer deiner Kategorien, etwa public_services.',
  'Write one of: {}.': 'Schreibe eines von: {}.',
  'Write what its source calls it, up to {} characters, such as a case number.':
    'Schreibe, wie es in seiner Quelle heißt, bis zu {} Zeichen, etwa ein Aktenzeichen.',
  'Write 5 to 120 characters.': 'Schreibe 5 bis 120 Zeichen.',
  'Write 20 to 5,000 characters.': 'Schreibe 20 bis 5.000 Zeichen.',
  'Write an address of 3 to 200 characters.': 'Schreibe eine Adresse mit 3 bis 200 Zeichen.',
  'Write degrees with a point, such as 41.8781.': 'Schreibe Grad mit einem Punkt, etwa 41.8781.',
  'Write degrees with a point, such as -87.6298.': 'Schreibe Grad mit einem Punkt, etwa -87.6298.',
  'Write 20 to 2,000 characters.': 'Schreibe 20 bis 2.000 Zeichen.',
  'Write year, month and day, such as 2027-05-18, or leave it empty.':
    'Schreibe Jahr, Monat und Tag, etwa 2027-05-18, oder lass das Feld leer.',
  'The same id stands in row {}. Write another one, or take one of the rows out.':
    'Dieselbe ID steht in Zeile {}. Schreibe eine andere, oder nimm eine der Zeilen heraus.',
  'From here on the text is not in UTF-8. Save the file as “CSV UTF-8”.':
    'Von hier an ist der Text nicht in UTF-8. Speichere die Datei als „CSV UTF-8“.',
  'From here on the text is not in UTF-8. Export the file in UTF-8.':
    'Von hier an ist der Text nicht in UTF-8. Exportiere die Datei in UTF-8.',
  'This text is in UTF-16. Save the file as “CSV UTF-8”.':
    'Dieser Text ist in UTF-16. Speichere die Datei als „CSV UTF-8“.',
  'This text is in UTF-16. Export the file in UTF-8.':
    'Dieser Text ist in UTF-16. Exportiere die Datei in UTF-8.',
  'The file has more than {} rows. Split it.': 'Die Datei hat mehr als {} Zeilen. Teile sie auf.',
  'The header names no {}. Add what is missing.': 'In der Kopfzeile fehlt {}. Ergänze, was fehlt.',
  'This is a workbook (such as .xlsx) or an archive, not a text table. Save it as “CSV UTF-8”.':
    'Das ist eine Arbeitsmappe (etwa .xlsx) oder ein Archiv, keine Texttabelle. Speichere sie als „CSV UTF-8“.',
  'This is an archive, such as .kmz or a zipped shapefile. Export it as GeoJSON.':
    'Das ist ein Archiv, etwa .kmz oder ein gezipptes Shapefile. Exportiere es als GeoJSON.',
  'This is a formatted text (.rtf), not a table. Save the table as “CSV UTF-8”.':
    'Das ist ein formatierter Text (.rtf), keine Tabelle. Speichere die Tabelle als „CSV UTF-8“.',
  'This is a formatted text (.rtf). Save the map’s own file as GeoJSON.':
    'Das ist ein formatierter Text (.rtf). Sichere die Datei der Karte selbst als GeoJSON.',
  'This is a PDF document. Save the table that it was made from as “CSV UTF-8”.':
    'Das ist ein PDF-Dokument. Speichere die Tabelle, aus der es entstand, als „CSV UTF-8“.',
  'This is a PDF document. Export the map that it was made from as GeoJSON.':
    'Das ist ein PDF-Dokument. Exportiere die Karte, aus der es entstand, als GeoJSON.',
  'This is a web page or XML, not a table. Save the table as “CSV UTF-8”.':
    'Das ist eine Webseite oder XML, keine Tabelle. Speichere die Tabelle als „CSV UTF-8“.',
  'This is a web page or XML, such as KML or GPX. Export it as GeoJSON.':
    'Das ist eine Webseite oder XML, etwa KML oder GPX. Exportiere es als GeoJSON.',
  'This is JSON, not a table. If it is GeoJSON, give its name the ending .geojson.':
    'Das ist JSON, keine Tabelle. Wenn es GeoJSON ist, gib seinem Namen die Endung .geojson.',
  'This is not JSON. Write {"type":"FeatureCollection","features":[…]}; the name of a table ends in .csv.':
    'Das ist kein JSON. Schreibe {"type":"FeatureCollection","features":[…]}; der Name einer Tabelle endet auf .csv.',
  'These coordinates are not in degrees but in another projection. Export the file in WGS 84 (EPSG:4326).':
    'Diese Koordinaten sind nicht in Grad, sondern in einer anderen Projektion. Exportiere die Datei in WGS 84 (EPSG:4326).',
  'Something follows the end of the collection. Put all features into one {"type":"FeatureCollection","features":[…]}.':
    'Nach dem Ende der Sammlung folgt noch etwas. Setze alle Features in eine {"type":"FeatureCollection","features":[…]}.',
  'A spreadsheet could not work out this cell. Correct its formula there, and export the file again.':
    'Eine Tabellenkalkulation konnte diese Zelle nicht berechnen. Berichtige dort ihre Formel und exportiere die Datei noch einmal.',
  'A spreadsheet has rounded this id. Format its column as text there, and export the file again.':
    'Eine Tabellenkalkulation hat diese ID gerundet. Formatiere ihre Spalte dort als Text und exportiere die Datei noch einmal.',
  'This place is 0, 0, which programs write where there is none. Write where it is, or take the row out.':
    'Dieser Ort ist 0, 0: Das schreiben Programme, wo keiner bekannt ist. Schreibe, wo er liegt, oder nimm die Zeile heraus.',
  'Only one column is named here, “{}”. Take out what stands above the row that names the columns.':
    'Hier ist nur eine Spalte benannt, „{}“. Nimm heraus, was über der Zeile steht, die die Spalten benennt.',
};
