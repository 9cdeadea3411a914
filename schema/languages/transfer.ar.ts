/** Messages about files of issues in Arabic, by the English text; `{}` is a placeholder. */
export const transfer = {
  'This issue was reported here, not imported: only its reporter can change it.':
    'أُبلغ عن هذه المشكلة هنا ولم تُستورد: لا يستطيع تغييرها إلا مُبلِّغها.',
  'Name the account that reports the issues: --as <username>':
    'اذكر الحساب الذي يُبلغ عن المشكلات: --as <username>',
  'Every issue needs an id of its own.': 'تحتاج كل مشكلة إلى معرّف خاص بها.',
  'Please say whether it is a dry run.': 'حدّد من فضلك هل هو تشغيل تجريبي.',
  'There is nothing to import.': 'لا شيء للاستيراد.',
  'Please choose csv or geojson.': 'اختر csv أو geojson من فضلك.',
  'A quotation mark is opened in this row and not closed. Close it, or double it where it belongs to the text.':
    'فُتحت علامة اقتباس في هذا الصف ولم تُغلق. أغلقها، أو ضاعفها حيث تكون جزءًا من النص.',
  'A quotation mark stands within a quoted cell. Double it where it belongs to the text.':
    'توجد علامة اقتباس داخل خلية مقتبسة. ضاعفها حيث تكون جزءًا من النص.',
  'This row is longer than {} characters. Look for a quotation mark that is not closed, or for line ends of another kind than in the first row.':
    'هذا الصف أطول من الحد: {}. ابحث عن علامة اقتباس لم تُغلق، أو عن نهايات أسطر من نوع غير الذي في الصف الأول.',
  'If several rows stand in this one, save the file with one kind of line ends.':
    'إن كانت هنا عدة صفوف في صف واحد، فاحفظ الملف بنوع واحد من نهايات الأسطر.',
  'The file is empty. Its first row has to name the columns.':
    'الملف فارغ. يجب أن يسمّي صفّه الأول الأعمدة.',
  'No row follows the first one, which names the columns. Is this the right file?':
    'لا يوجد أي صف بعد الصف الأول الذي يسمّي الأعمدة. هل هذا هو الملف الصحيح؟',
  'The file has no features. Is this the right one?':
    'لا يحتوي الملف على أي عناصر. هل هو الملف الصحيح؟',
  'The column {} stands there twice. Rename one of the two, or take it out.':
    'العمود {} مذكور مرتين. غيّر اسم أحدهما أو احذفه.',
  'There are {} cells, and the header names {} columns. Put a cell with commas into quotation marks.':
    'عدد الخلايا {}، وصف العناوين يسمّي أعمدة عددها {}. ضَع الخلية التي فيها فواصل بين علامتي اقتباس.',
  'This is no feature. Write {"type":"Feature","geometry":{"type":"Point","coordinates":[longitude, latitude]},"properties":{…}}.':
    'هذا ليس عنصرًا. اكتب {"type":"Feature","geometry":{"type":"Point","coordinates":[longitude, latitude]},"properties":{…}}.',
  'This feature has no place, or more than one. Write "geometry":{"type":"Point","coordinates":[longitude, latitude]}.':
    'لا مكان لهذا العنصر، أو له أكثر من مكان. اكتب "geometry":{"type":"Point","coordinates":[longitude, latitude]}.',
  'This id has more digits than a number keeps. Write it in quotation marks.':
    'في هذا المعرّف أرقام أكثر مما يحفظه العدد. ضعه بين علامتي اقتباس.',
  'This is no GeoJSON of features. Write {"type":"FeatureCollection","features":[…]}.':
    'هذا ليس GeoJSON من عناصر. اكتب {"type":"FeatureCollection","features":[…]}.',
  'This is a single feature. Write {"type":"FeatureCollection","features":[…]} around it.':
    'هذا عنصر واحد. اكتب حوله {"type":"FeatureCollection","features":[…]}.',
  'This is a shape without any words about it. Export the whole layer, as a FeatureCollection.':
    'هذا شكل لم يُكتب عنه شيء. صدّر الطبقة كلها بصيغة FeatureCollection.',
  'This is TopoJSON. Export the layer as GeoJSON, or convert it.':
    'هذا TopoJSON. صدّر الطبقة بصيغة GeoJSON، أو حوّله إليها.',
  'These are features one after the other, with nothing around them. Put them into one {"type":"FeatureCollection","features":[…]}, or export them as GeoJSON.':
    'هذه عناصر متتالية لا شيء حولها. ضعها في {"type":"FeatureCollection","features":[…]} واحدة، أو صدّرها بصيغة GeoJSON.',
  'This is a list and no collection. Write {"type":"FeatureCollection","features":[…]}.':
    'هذه قائمة وليست مجموعة. اكتب {"type":"FeatureCollection","features":[…]}.',
  'This feature is longer than {} characters.': 'عدد حروف هذا العنصر أكبر من {}.',
  'From here on this is not JSON: {}. Take out comments, commas before a closing bracket and words such as NaN, or export the file again.':
    'من هنا لم يعد هذا JSON صالحًا: {}. احذف التعليقات والفواصل التي قبل قوس الإغلاق والكلمات مثل NaN، أو صدّر الملف من جديد.',
  'The end of this file is missing. Export or download it again.':
    'نهاية هذا الملف ناقصة. صدّره أو نزّله من جديد.',
  'Write the id of one of your categories, such as public_services.':
    'اكتب معرّف إحدى فئاتك، مثل public_services.',
  'Write one of: {}.': 'اكتب واحدًا مما يلي: {}.',
  'Write what its source calls it, up to {} characters, such as a case number.':
    'اكتب ما يسمّيه به مصدره، مثل رقم القضية؛ أقصى عدد من الحروف {}.',
  'Write 5 to 120 characters.': 'اكتب من 5 إلى 120 حرفًا.',
  'Write 20 to 5,000 characters.': 'اكتب من 20 إلى 5,000 حرف.',
  'Write an address of 3 to 200 characters.': 'اكتب عنوانًا من 3 إلى 200 حرف.',
  'Write degrees with a point, such as 41.8781.': 'اكتب الدرجات بنقطة، مثل 41.8781.',
  'Write degrees with a point, such as -87.6298.': 'اكتب الدرجات بنقطة، مثل ‎-87.6298.',
  'Write 20 to 2,000 characters.': 'اكتب من 20 إلى 2,000 حرف.',
  'Write year, month and day, such as 2027-05-18, or leave it empty.':
    'اكتب السنة والشهر واليوم، مثل 2027-05-18، أو اتركه فارغًا.',
  'The same id stands in row {}. Write another one, or take one of the rows out.':
    'المعرّف نفسه موجود في الصف {}. اكتب غيره، أو احذف أحد الصفين.',
  'From here on the text is not in UTF-8. Save the file as “CSV UTF-8”.':
    'من هنا لم يعد النص بترميز UTF-8. احفظ الملف بصيغة «CSV UTF-8».',
  'From here on the text is not in UTF-8. Export the file in UTF-8.':
    'من هنا لم يعد النص بترميز UTF-8. صدّر الملف بترميز UTF-8.',
  'This text is in UTF-16. Save the file as “CSV UTF-8”.':
    'هذا النص بترميز UTF-16. احفظ الملف بصيغة «CSV UTF-8».',
  'This text is in UTF-16. Export the file in UTF-8.':
    'هذا النص بترميز UTF-16. صدّر الملف بترميز UTF-8.',
  'The file has more than {} rows. Split it.': 'عدد صفوف الملف أكبر من {}. قسّمه.',
  'The header names no {}. Add what is missing.': 'ينقص صف العناوين {}. أضف ما ينقص.',
  'This is a workbook (such as .xlsx) or an archive, not a text table. Save it as “CSV UTF-8”.':
    'هذا مصنّف جداول (مثل ‎.xlsx) أو ملف مضغوط، وليس جدولًا نصيًا. احفظه بصيغة “CSV UTF-8”.',
  'This is an archive, such as .kmz or a zipped shapefile. Export it as GeoJSON.':
    'هذا ملف مضغوط، مثل ‎.kmz أو shapefile مضغوط. صدّره بصيغة GeoJSON.',
  'This is a formatted text (.rtf), not a table. Save the table as “CSV UTF-8”.':
    'هذا نص منسّق (‎.rtf) وليس جدولًا. احفظ الجدول بصيغة «CSV UTF-8».',
  'This is a formatted text (.rtf). Save the map’s own file as GeoJSON.':
    'هذا نص منسّق (‎.rtf). احفظ ملف الخريطة نفسه بصيغة GeoJSON.',
  'This is a PDF document. Save the table that it was made from as “CSV UTF-8”.':
    'هذا مستند PDF. احفظ الجدول الذي أُنشئ منه بصيغة “CSV UTF-8”.',
  'This is a PDF document. Export the map that it was made from as GeoJSON.':
    'هذا مستند PDF. صدّر الخريطة التي أُنشئ منها بصيغة GeoJSON.',
  'This is a web page or XML, not a table. Save the table as “CSV UTF-8”.':
    'هذه صفحة ويب أو XML، وليست جدولًا. احفظ الجدول بصيغة “CSV UTF-8”.',
  'This is a web page or XML, such as KML or GPX. Export it as GeoJSON.':
    'هذه صفحة ويب أو XML، مثل KML أو GPX. صدّرها بصيغة GeoJSON.',
  'This is JSON, not a table. If it is GeoJSON, give its name the ending .geojson.':
    'هذا JSON وليس جدولًا. إن كان GeoJSON فاجعل اسمه ينتهي بـ ‎.geojson.',
  'This is not JSON. Write {"type":"FeatureCollection","features":[…]}; the name of a table ends in .csv.':
    'هذا ليس JSON. اكتب {"type":"FeatureCollection","features":[…]}؛ أما اسم الجدول فينتهي بـ ‎.csv.',
  'These coordinates are not in degrees but in another projection. Export the file in WGS 84 (EPSG:4326).':
    'هذه الإحداثيات ليست بالدرجات بل بإسقاط آخر. صدّر الملف بنظام WGS 84 ‏(EPSG:4326).',
  'Something follows the end of the collection. Put all features into one {"type":"FeatureCollection","features":[…]}.':
    'يوجد شيء بعد نهاية المجموعة. ضع كل العناصر في {"type":"FeatureCollection","features":[…]} واحدة.',
  'A spreadsheet could not work out this cell. Correct its formula there, and export the file again.':
    'تعذّر على برنامج الجداول حساب هذه الخلية. صحّح صيغتها هناك، ثم صدّر الملف من جديد.',
  'A spreadsheet has rounded this id. Format its column as text there, and export the file again.':
    'قرّب برنامج الجداول هذا المعرّف. اجعل تنسيق عموده نصًا هناك، ثم صدّر الملف من جديد.',
  'This place is 0, 0, which programs write where there is none. Write where it is, or take the row out.':
    'هذا الموقع هو 0، 0، وهو ما تكتبه البرامج حيث لا يوجد موقع. اكتب مكانه أو احذف الصف.',
  'Only one column is named here, “{}”. Take out what stands above the row that names the columns.':
    'لا يُسمّى هنا إلا عمود واحد، «{}». احذف ما يعلو الصف الذي يسمّي الأعمدة.',
};
