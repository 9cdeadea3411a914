import { errors } from './errors.ar.ts';
import { transfer } from './transfer.ar.ts';

/** What the contract says to people, in Arabic, by the English text; `{}` is what is filled in. */
export const messages: Readonly<Record<string, string>> = {
  ...errors,
  ...transfer,
  // The page before the app is there.
  'Fund it, fix it, make the difference': 'موِّل، أصلِح، أحدِث الفرق',
  'Report local problems on a map, fund the fix together, and see it done.':
    'أبلِغ عن المشكلات المحلية على الخريطة، ومَوِّلوا الحل معًا، وتابِعوه حتى يتم.',
  'This page needs JavaScript. Please switch it on and load this page again.':
    'تحتاج هذه الصفحة إلى JavaScript. فعّله وأعد تحميل الصفحة من فضلك.',
  // Logo and color of the installation.
  'Please choose a PNG, JPEG or WebP picture. An SVG has to be exported as PNG first.':
    'اختر صورة بصيغة PNG أو JPEG أو WebP. يجب تصدير ملف SVG بصيغة PNG أولًا.',
  'Please choose a picture of less than 1 MB.': 'اختر صورة أصغر من 1 ميغابايت.',
  'This picture is damaged or too large to decode. The current logo stays in use.':
    'هذه الصورة تالفة أو أكبر من أن تُقرأ. يبقى الشعار السابق ظاهرًا.',
  'Please enter a color like #0a7d55.': 'أدخل لونًا مثل ‎#0a7d55.',
  'The edge is 180, 192 or 512.': 'الحافة 180 أو 192 أو 512.',
  // Categories of the installation.
  'Please name the category.': 'سمِّ الفئة من فضلك.',
  'Please write the question.': 'يُرجى كتابة السؤال.',
  'Please write the answer.': 'يُرجى كتابة الجواب.',
  'Please give the question an id of small letters, digits and _.':
    'يُرجى إعطاء السؤال معرّفًا من أحرف لاتينية صغيرة وأرقام و_.',
  'Please give the answer an id of small letters, digits and _.':
    'يُرجى إعطاء الجواب معرّفًا من أحرف لاتينية صغيرة وأرقام و_.',
  'Please choose what kind of answer the question takes.': 'يُرجى اختيار نوع الجواب.',
  'Please say whether the question has to be answered.': 'يُرجى تحديد ما إذا كان الجواب إلزاميًا.',
  'Please give at most {} answers to choose from.': 'يُرجى تقديم {} أجوبة للاختيار كحد أقصى.',
  'Please give at least {} answers to choose from.': 'يُرجى تقديم {} أجوبة للاختيار على الأقل.',
  'Every answer needs an id of its own.': 'يحتاج كل جواب إلى معرّف خاص به.',
  'Every question needs an id of its own.': 'يحتاج كل سؤال إلى معرّف خاص به.',
  'Please enter a unit.': 'يُرجى إدخال وحدة.',
  'Please enter a number, or leave the limit empty.': 'يُرجى إدخال رقم أو ترك الحد فارغًا.',
  'The largest number must not be below the smallest.': 'يجب ألّا يكون أكبر رقم أقل من أصغر رقم.',
  'Please ask at most {} questions.': 'يُرجى طرح {} أسئلة كحد أقصى.',
  'Please answer at most {} questions.': 'يُرجى الإجابة عن {} أسئلة كحد أقصى.',
  'Please answer this question.': 'يُرجى الإجابة عن هذا السؤال.',
  'The questions have changed. Please look through your answers.':
    'تغيّرت الأسئلة. يُرجى مراجعة أجوبتك.',
  'Please choose one of the answers.': 'يُرجى اختيار أحد الأجوبة.',
  'Please enter a number within the limits.': 'يُرجى إدخال رقم ضمن الحدود.',
  'Please name at most {} addresses.': 'يُرجى ذكر {} عناوين كحد أقصى.',
  'Please choose an icon.': 'اختر رمزًا من فضلك.',
  'Please give the category an id of small letters, digits and _.':
    'أعطِ الفئة معرّفًا من حروف لاتينية صغيرة وأرقام و_ من فضلك.',
  'Please say whether the category is retired.': 'حدّد من فضلك هل الفئة متوقّفة.',
  'Please use at most {} categories.': 'الحد الأقصى لعدد الفئات هو {}.',
  'Every category needs an id of its own.': 'تحتاج كل فئة إلى معرّف خاص بها.',
  'Please offer at least one category.': 'أتِح فئة واحدة على الأقل من فضلك.',
  'A saved category cannot be deleted: retire it instead.':
    'الفئة التي حُفظت مرة تبقى: أوقفها بدلًا من حذفها.',
  'There is no such category here. Add it to the settings, or write another one.':
    'لا توجد فئة كهذه هنا. أضفها في الإعدادات أو اكتب غيرها.',
  // What forms answer.
  'Please use one line without <, > and ".': 'اكتب سطرًا واحدًا من دون < و> و" من فضلك.',
  '{} must be a number.': 'يجب أن يكون عددًا: {}.',
  '{} must be a valid number.': 'يجب أن يكون عددًا صالحًا: {}.',
  '{} must be between -{} and {}.': 'يجب أن تقع القيمة ({}) بين -{} و{}.',
  West: 'الغرب',
  South: 'الجنوب',
  East: 'الشرق',
  North: 'الشمال',
  Latitude: 'خط العرض',
  Longitude: 'خط الطول',
  'Please name the area.': 'سمِّ المنطقة من فضلك.',
  'The area must have west below east and south below north.':
    'يجب أن يكون الغرب قبل الشرق والجنوب تحت الشمال في المنطقة.',
  'The centre must lie in the area.': 'يجب أن يقع المركز داخل المنطقة.',
  'Please enter a name.': 'أدخل اسمًا من فضلك.',
  'Please enter a text.': 'أدخل نصًّا من فضلك.',
  'Please name the partner.': 'اذكر اسم الشريك من فضلك.',
  'Please enter an https address.': 'أدخل عنوان https من فضلك.',
  'Please choose languages of this product.': 'اختر لغات هذا المنتج من فضلك.',
  'Please choose at least one language.': 'اختر لغة واحدة على الأقل من فضلك.',
  'Please name every language once.': 'اذكر كل لغة مرة واحدة من فضلك.',
  'Please give a reason of at least 20 characters.': 'اذكر سببًا لا يقلّ عن 20 حرفًا من فضلك.',
  'Please enter the code that the server printed.': 'أدخل الرمز الذي طبعه الخادم من فضلك.',
  'Please use at most {} characters.': 'الحد الأقصى لعدد الحروف هو {}.',
  'Please remove invisible control characters.': 'أزِل محارف التحكّم غير المرئية من فضلك.',
  'Please remove invisible characters.': 'أزِل المحارف غير المرئية من فضلك.',
  'This list is too long.': 'هذه القائمة طويلة جدًّا.',
  'This is too long.': 'هذا طويل جدًّا.',
  'Please write something.': 'اكتب شيئًا من فضلك.',
  'Please write a text.': 'اكتب نصًّا من فضلك.',
  'Message cannot be empty': 'لا يمكن أن تكون الرسالة فارغة',
  'Please enter a valid date or leave it empty.': 'أدخل تاريخًا صالحًا أو اتركه فارغًا.',
  'Title must be at least {} characters.': 'يجب ألا يقلّ عدد حروف العنوان عن {}.',
  'Description must be at least {} characters.': 'يجب ألا يقلّ عدد حروف الوصف عن {}.',
  'Description must be at least {} characters': 'يجب ألا يقلّ عدد حروف الوصف عن {}',
  'Location is required.': 'المكان مطلوب.',
  'Please select a priority.': 'اختر أولوية من فضلك.',
  'Please select a category.': 'اختر فئة من فضلك.',
  'Solution criteria must be at least {} characters.': 'يجب ألا يقلّ عدد حروف معايير الحل عن {}.',
  'Please attach at most {} photos.': 'الحد الأقصى لعدد الصور المرفقة هو {}.',
  'Please search with at most {} characters.': 'الحد الأقصى لعدد حروف البحث هو {}.',
  'Please type at least {} characters.': 'الحد الأدنى لعدد الحروف هو {}.',
  'Please enter a time such as 10 days or 3 weeks, at most {} days.':
    'أدخل مدّة مثل 10 أيام أو 3 أسابيع، على ألا تتجاوز عدد أيامها {}.',
  'Proposed compensation is required': 'أدخل المقابل المطلوب',
  'Estimated time is required': 'المدّة المقدّرة مطلوبة',
  'Please enter a title.': 'أدخل عنوانًا من فضلك.',
  'Hidden by a moderator': 'أخفاه مشرف',
  'A moderator hid the text of this proposal. Its amount, time and votes remain.':
    'أخفى مشرف نص هذا العرض. ويبقى مبلغه ومدّته وأصواته.',
  'Please say in a few words what is wrong.': 'اذكر في بضع كلمات ما الخطأ من فضلك.',
  'Please choose a reason.': 'اختر سببًا من فضلك.',
  'Please choose what is to be done.': 'اختر ما ينبغي فعله من فضلك.',
  'Please name photos of this report.': 'اذكر صورًا من هذا البلاغ من فضلك.',
  'Please choose whether the decision stands.': 'حدّد هل يبقى القرار من فضلك.',
  'Please enter a whole amount in {}, for example 2500.':
    'أدخل مبلغًا صحيحًا من دون كسور بعملة {}، مثل 2500.',
  'Please enter an amount in {}, for example 25 or {}.': 'أدخل مبلغًا بعملة {}، مثل 25 أو {}.',
  'Please enter an amount in {}, for example {}.': 'أدخل مبلغًا بعملة {}، مثل {}.',
  'The amount must be at least {}.': 'يجب ألا يقلّ المبلغ عن {}.',
  'The amount must be at most {}.': 'يجب ألا يزيد المبلغ على {}.',
  'The amount must be at most {} {}.': 'يجب ألا يزيد المبلغ على {} {}.',
  'The amount must be a multiple of {}.': 'يجب أن يكون المبلغ من مضاعفات {}.',
  'The amount must be more than zero.': 'يجب أن يكون المبلغ أكثر من صفر.',
  'Please enter a multiple of {} {}.': 'أدخل مبلغًا من مضاعفات {} {}.',
  'Stripe cannot charge cards in {}. Please choose another currency, for example USD, EUR or JOD.':
    'لا يستطيع Stripe السحب من البطاقات بعملة {}. اختر عملة أخرى من فضلك، مثل USD أو EUR أو JOD.',
  'The smallest pledge must be at most the largest.': 'يجب ألا يزيد أصغر تعهّد على أكبر تعهّد.',
  'The fee must be at least {}.': 'يجب ألا يقلّ الأجر عن {}.',
  'By card the amount must be at most {}.': 'عند الدفع بالبطاقة يجب ألا يزيد المبلغ على {}.',
  'No text message can reach this number. Please check it, or use another.':
    'لا يمكن أن تصل رسالة نصية إلى هذا الرقم. تحقّق منه أو استعمل رقمًا آخر.',
  'The smallest fee must be at most the largest pledge.': 'يجب ألا يزيد أدنى أجر على أكبر تعهّد.',
  'The lower limit must be at most the upper one.': 'يجب ألا يزيد الحد الأدنى على الأعلى.',
  'Please name the delivery.': 'اذكر الرسالة المراد إرسالها من فضلك.',
  'Please choose a currency.': 'اختر عملة من فضلك.',
  'Please enter an amount of the currency.': 'أدخل مبلغًا بهذه العملة من فضلك.',
  'Please enter at least one amount.': 'أدخل مبلغًا واحدًا على الأقل من فضلك.',
  'Please enter at most {} amounts.': 'الحد الأقصى لعدد المبالغ هو {}.',
  'Amount is required': 'المبلغ مطلوب',
  'Please enter the username of a validator.': 'أدخل اسم المستخدم لمدقّق من فضلك.',
  'A fee is required': 'الأجر مطلوب',
  'Please write at least {} characters.': 'الحد الأدنى لعدد الحروف هو {}.',
  'You have money in escrow. Withdraw your pledges, or wait until they are spent or refunded.':
    'لك أموال في حساب الضمان. اسحب تعهّداتك، أو انتظر إلى أن تُنفق أو تُرَدّ.',
  'You have proposals that can still be chosen, or work to finish. Withdraw or complete them.':
    'لك عروض لا يزال اختيارها ممكنًا أو عمل لم ينتهِ. اسحبها أو أكملها.',
  'A payment to you or from you is on its way. Wait until it has arrived.':
    'هناك دفعة إليك أو منك في الطريق. انتظر إلى أن تصل.',
  'A paid report of yours is not settled. Wait until it is delivered or refunded.':
    'لك تقرير مدفوع لم يُسوَّ بعد. انتظر إلى أن يُسلَّم أو يُرَدّ أجره.',
  'You have a seat on a jury. Give your verdict or decline the seat.':
    'لك مقعد في هيئة محلّفين. أصدر حكمك أو اعتذر عن المقعد.',
  'This password is not correct.': 'كلمة المرور هذه غير صحيحة.',
  'Please give the number with its country, like +1 312 555 0100.':
    'أدخل الرقم مع رمز بلده، مثل ‎+962 7 9012 3456.',
  'Please enter the code.': 'أدخل الرمز من فضلك.',
  'The code has six digits.': 'الرمز من ستة أرقام.',
  'Please enter a username.': 'أدخل اسم مستخدم من فضلك.',
  'Please give the two letters of the country, like US.': 'أدخل حرفي البلد، مثل JO.',
  'Please give the number of the document.': 'أدخل رقم الوثيقة من فضلك.',
  'This link is incomplete. Please open it from the email again.':
    'هذا الرابط ناقص. افتحه من الرسالة مرة أخرى من فضلك.',
  'Please name every kind at most once.': 'اذكر كل نوع مرة واحدة على الأكثر من فضلك.',
  'Password must be at least {} characters.': 'يجب ألا يقلّ عدد حروف كلمة المرور عن {}.',
  'This password is one of the most common, which attackers try first. Please choose another.':
    'كلمة المرور هذه من أكثرها شيوعًا، وهي أول ما يُجرَّب. اختر غيرها من فضلك.',
  'Attackers also try names with digits or symbols around them first. Please choose another password.':
    'اسم تحيط به أرقام أو رموز هو أيضًا أول ما يُجرَّب. اختر كلمة مرور أخرى من فضلك.',
  "Passwords don't match": 'كلمتا المرور غير متطابقتين',
  'Please enter a valid email address.': 'أدخل بريدًا إلكترونيًّا صالحًا من فضلك.',
  'This name could be mistaken for one of the people who run this site.':
    'قد يُقرأ هذا الاسم كأنه لأحد القائمين على هذا الموقع.',
  'Please use at least one letter.': 'استخدم حرفًا واحدًا على الأقل من فضلك.',
  'Please use fewer marks on one letter.': 'استخدم علامات أقل على الحرف الواحد من فضلك.',
  'The provider sent no response.': 'لم يرسل مزوّد الخدمة جوابًا.',
  'Please select a preferred role.': 'اختر دورًا مفضّلًا من فضلك.',
  'Please enter your username or email.': 'أدخل اسم المستخدم أو البريد الإلكتروني من فضلك.',
  'Please enter one of your recovery codes.': 'أدخل أحد رموز استردادك من فضلك.',
  'Username must be at least {} characters.': 'يجب ألا يقلّ عدد حروف اسم المستخدم عن {}.',
  'Please use a username without spaces or @.': 'استخدم اسم مستخدم من دون مسافات أو @ من فضلك.',
  'Please use letters, digits, dots, hyphens and underscores only.':
    'استخدم الحروف والأرقام والنقاط والواصلات والشرطات السفلية فقط من فضلك.',
  'Location at {}, {}': 'الموقع عند {}، {}',
  'Please choose release or refund.': 'اختر الصرف أو الردّ من فضلك.',
  'Please choose a role.': 'اختر دورًا من فضلك.',
  'Please choose to approve or to reject.': 'اختر القبول أو الرفض من فضلك.',
  'Please accept or decline.': 'اقبل أو اعتذر من فضلك.',
  'The accuracy is a number of metres.': 'الدقّة عدد من الأمتار.',
  'The position is too uncertain. Please try again outdoors.':
    'الموقع غير دقيق كفايةً. حاول مرة أخرى في مكان مكشوف.',
  'Please describe the work in at least {} characters.':
    'الحد الأدنى لعدد الحروف في وصف العمل هو {}.',
  'Please choose one to five stars.': 'اختر من نجمة إلى خمس نجوم من فضلك.',
  'Please explain in at least {} characters.': 'الحد الأدنى لعدد الحروف في الشرح هو {}.',
};
