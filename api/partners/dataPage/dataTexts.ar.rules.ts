import type { DataTexts } from './dataTexts.rules.ts';

export const DATA_TEXTS_AR: DataTexts = {
  title: (site) => `استخدام بيانات ${site}`,
  lead: 'القائمة العلنية للمشكلات، مفتوحة لكل برنامج دون مفتاح. المشكلات المخفية ليست فيها.',
  calls: 'جميع الاستدعاءات',
  open: (site) => `فتح ${site}`,
  examples: {
    title: 'أمثلة',
    what: {
      geojson: 'كل المشكلات المدرجة كطبقة خريطة',
      csv: 'الشيء نفسه لجدول بيانات',
      atom: 'الأحدث لقارئ خلاصات',
      since: 'ما تغيّر في فئة منذ يوم معيّن',
      search: 'ما يجده البحث',
      discovery: 'حيث يبدأ عميل Open311',
      services: 'الفئات كخدمات',
      requests: 'الطلبات المفتوحة، الأحدث أولاً',
      xml: 'الشيء نفسه بصيغة XML مع أموال كل طلب',
    },
  },
  feeds: {
    title: 'GeoJSON وCSV وAtom',
    text: 'يضم GeoJSON وCSV القائمة كلها، الأقدم أولاً، ويضم Atom أحدث 50. وكلها تقبل هذه المعاملات؛ أما اسم آخر أو قيمة خاطئة فيُجاب عنها بالرمز 400 مع ذكر أيّها.',
    columns: ['المعامل', 'المعنى'],
    filters: {
      search: 'كلمات في العنوان أو الوصف أو المكان',
      filter: 'all أو critical أو reported أو in_progress أو completed',
      category: 'رمز خدمة',
      funding: 'all أو low أو medium أو high',
      'near, withinKm': 'موقع بخط العرض ثم خط الطول تفصلهما فاصلة، والكيلومترات حوله',
      bbox: 'الغرب ثم الجنوب ثم الشرق ثم الشمال بالدرجات، تفصلها فواصل',
      reporterId: 'معرّف شخص',
      since:
        'ما تغيّر منذ يوم أو وقت: <bdi dir="ltr">2026-11-01</bdi> أو <bdi dir="ltr">2026-11-01T12:00:00Z</bdi>',
    },
  },
  copy: {
    title: 'كل شيء، مرة كل شهر',
    none: 'تُنشأ نسخة متى وُجد ما يُنسخ، ثم في بداية كل شهر.',
    made: (day, description) =>
      `أُنشئت في <bdi dir="ltr">${day}</bdi>. تضم ما يجوز للجميع قراءته دون حساب، ولا شيء عن الأشخاص: لا أسماء، ولا نقاشات، فهي لمن لديهم حساب. والنسخة التالية تحلّ محلّها. ومتى لم يعد شيء فيها علنياً أُنشئت من جديد، ويُجاب حتى ذلك الحين بالرمز 503. ويصفها <code>${description}</code> مع ترخيصها وبصمة <bdi dir="ltr">SHA-256</bdi> لكل ملف.`,
    columns: ['الملف', 'يضم', 'البايتات'],
    contents: {
      'issues.csv': 'كل المشكلات المدرجة لجدول بيانات',
      'issues.geojson': 'الشيء نفسه كطبقة خريطة',
      'ledger.csv': 'كل حركة لأموال هذه المشكلات بطرفيها',
      'updates.csv': 'ما أجابت به الجهات، ومتى اختير من يحلّ المشكلة، ومتى أُنجز العمل',
    },
  },
  licence: {
    title: 'الترخيص',
    chosen: (link) => `استخدمها بموجب ${link}.`,
    none: (whom) => `لم تختر هذه المنصة ترخيصاً. اسأل ${whom} قبل أن تنشر البيانات.`,
    operator: 'مشغّلها',
  },
  open311: {
    title: 'Open311 GeoReport v2',
    text: 'الاستكشاف، والخدمات مع سماتها، والطلبات، كلٌّ منها بصيغتي JSON وXML. تقبل الطلبات <code>service_request_id</code> و<code>service_code</code> و<code>start_date</code> و<code>end_date</code> و<code>updated_after</code> و<code>updated_before</code> و<code>status</code> و<code>page</code> و<code>page_size</code> (حتى 200) و<code>extensions=true</code>. ودون تاريخ ترجع القائمة صفحة بعد صفحة إلى أول طلب. وتُغلق المشكلة متى فُحص عملها ودُفع أجره.',
    conformance: 'ما يتوفر من المعيار',
    columns: ['الجزء', 'متوفر', 'ملاحظة'],
    yes: 'نعم',
    no: 'لا',
    example: 'مثال',
    parts: {
      discovery: ['Service discovery', 'بصيغتي JSON وXML، دون مفتاح.'],
      services: [
        'GET services',
        'الفئات المستخدمة، بصيغتي JSON وXML. والحقول description وkeywords وgroup فارغة.',
      ],
      definition: [
        'GET service definition',
        'أسئلة الفئة كسمات: text أو number أو singlevaluelist، دون سائر أنواع البيانات.',
      ],
      requests: [
        'GET service requests',
        'بالمعرّف والخدمة والتواريخ والحالة والصفحة؛ لأي مدة، رجوعاً إلى أول طلب.',
      ],
      request: [
        'GET service request',
        'يجيب بالرمز 404 متى أُخفيت المشكلة أو أُزيلت أو دُمجت في أخرى.',
      ],
      post: [
        'POST service request',
        'كنموذج أو multipart، بمفتاح. المفتاح نفسه والكلمات نفسها خلال 24 ساعة طلب واحد.',
      ],
      token: [
        'GET service request id from a token',
        'الرمز المميّز هو المعرّف: فالطلب موجود في الحال، ويجيب POST بالمعرّف.',
      ],
      media: [
        'media_url والملفات في النموذج',
        'حتى خمس صور: عناوين https على الإنترنت المفتوح، أو ملفات.',
      ],
      extensions: [
        'extensions=true',
        'يضيف extended_attributes: title, priority, escrow, currency, pledgers, offers, affected, url.',
      ],
      updates: ['Service request updates (امتداد من FixMyStreet)', 'GET دون مفتاح، وPOST بمفتاح.'],
      jurisdiction: [
        'jurisdiction_id',
        'يجوز حذفه. وهو مضيف هذه المنصة أو نطاق ينتمي إليه؛ ويُجاب عن غيره بالرمز 404.',
      ],
      addresses: [
        'address_id, zipcode',
        'الأماكن مواقع وعناوين نصية؛ وكلاهما null دائماً. ويُجاب بالرمز 400 عن address_id وحده، وعن قائمة مُضيَّقة بأحدهما.',
      ],
      people: [
        'email, device_id, account_id, first_name, last_name, phone',
        'تُقبل ولا تُحفظ، ويذكرها service_notice: فلا أحد يصبح مُبلّغاً عمّا يرسله برنامج.',
      ],
      types: ['خدمات من نوع batch أو blackbox', 'كلها realtime.'],
    },
  },
  report: {
    title: 'إرسال البلاغات',
    text: 'بمفتاح: ينشئه الشخص في إعداداته، وينشئ المشغّل واحداً لبرنامج المدينة. أرسل نموذجاً فيه <code>api_key</code> و<code>service_code</code> و<code>description</code> من 20 حرفاً أو أكثر، و<code>lat</code> و<code>long</code> أو <code>address_string</code>، و<code>attribute[code]</code> لما تسأل عنه الخدمة، وحتى خمس صور: في <code>media_url</code>، وهو عنوان https على الإنترنت المفتوح، أو كملفات في نموذج multipart. تذكر الإجابة <code>service_request_id</code> للبلاغ، وهو موجود في الحال؛ وإذا أُرسل ثانية بالكلمات نفسها خلال 24 ساعة فهو البلاغ نفسه. ولا أحد مُبلّغ عمّا يرسله برنامج: المتبرعون وحدهم يقررون. ولا تُحفظ الأسماء والعناوين وأرقام الهاتف التي ترسلها البرامج.',
    sample: 'حافة الرصيف عند المعبر مكسورة، ولا يستطيع كرسي متحرك المرور.',
    updates:
      'بمفتاح شخصي للنقاشات يكتب <code>POST /open311/v2/servicerequestupdates.json</code> مع <code>service_request_id</code> و<code>description</code> باسم صاحبه. وتجيب الجهة عمّا أُبلغت به بمفتاح ينشئه المشغّل لها: تكون <code>status</code> إما <code>received</code> أو <code>will_fix</code> مع <code>expected_datetime</code> أو <code>not_ours</code> أو <code>fixed</code>، أو كلمة FixMyStreet المقابلة؛ ويجوز حذف <code>description</code>. وتُسأل أيضاً نقطة نهاية الجهة التي تُبلَّغ عبر Open311 كل 15 دقيقة: بهذا الاستدعاء نفسه إن كان لديها، وإلا بقائمة طلباتها. ويقرأ <code>GET</code> هنا ما أجابت به الجهات وأي الطلبات تُوُلّيت وأُنجزت، الأقدم أولاً، 1000 في كل مرة، مع <code>start_date</code> و<code>end_date</code> و<code>service_request_id</code> و<code>page</code>:',
  },
  webhooks: {
    title: 'تلقّي الإشعارات',
    text: 'يضيف المشغّل عنوانك؛ وتتبع الرسائل مواصفة <a href="https://www.standardwebhooks.com">Standard Webhooks</a> فتتحقق منها مكتباتها. تسمّي الرسالة ما حدث (<code>issue.reported</code> و<code>edited</code> و<code>answered</code> من الجهة المسؤولة و<code>funded</code> و<code>chosen</code> و<code>proof</code> و<code>decided</code> و<code>paid</code> و<code>refunded</code> و<code>hidden</code>) والمشكلة، دون كلماتها أبداً. أجب بحالة 2xx خلال عشر ثوانٍ؛ وإلا عادت على مدى أربعة أيام، دائماً بالمعرّف <code>webhook-id</code> نفسه: احفظ المعرّفات واقبل كلاً منها مرة واحدة. يوقف 410 العنوان، ويُلتزم بـ<code>Retry-After</code>، ولا تُتبع عمليات إعادة التوجيه. والجهة التي تُبلَّغ عبر webhook تتلقى <code>issue.forwarded</code> مع الرابط الخاص الذي تجيب به، <code>answer</code>.',
  },
  embeds: {
    title: 'في صفحاتك',
    text: 'مشكلة، أو قائمة تضيّقها المعاملات أعلاه و<code>sort</code> و<code>count</code> (حتى 20)، أو خريطة منطقة، كصفحة صغيرة لإطار: 30 kB على الأكثر، دون نصوص برمجية وملفات تعريف ارتباط، فاتحة أو داكنة كما يفضّل القارئ. <code>lang</code> إحدى لغات هذه المنصة؛ ودونه لغة القارئ. ويقبل <code>/embed/map</code> المعامل <code>bbox</code>، أو <code>at</code> كما في عنوان الخريطة هنا. وتعرض صفحات المشكلات والخريطة الشيفرة تحت «تضمين». والمحرّرات التي تعرف <a href="https://oembed.com">oEmbed</a> تجدها من تلك العناوين، أو تسأل <code>/api/oembed</code>.',
    oembed: 'ما يقوله oEmbed عن القائمة',
  },
  manners: {
    title: 'كم مرة',
    unlimited: 'لا تُعدّ الطلبات هنا؛ فكن رفيقاً مع ذلك.',
    limited: (perMinute) => `يجوز لعنوان أن يرسل ${perMinute} طلباً في الدقيقة.`,
    text: 'ويقرأ العنوان أربعاً من القوائم الكاملة والنسخ في آن واحد. وما زاد يُجاب عنه بالرمز 429 و<code>Retry-After</code>. أعد إرسال <code>ETag</code> في <code>If-None-Match</code>: فما لم يتغيّر شيء تكون الإجابة 304 وفارغة. ويجوز لصفحات المواقع الأخرى قراءة هذه العناوين (CORS)؛ ولا يُقرأ فيها ملف تعريف ارتباط ولا يُوضع.',
  },
};
