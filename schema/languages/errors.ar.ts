export const errors = {
  'Please check the marked fields.': 'تحقّق من الحقول المعلَّمة من فضلك.',
  'Username, email or password is not correct.':
    'اسم المستخدم أو البريد الإلكتروني أو كلمة المرور غير صحيح.',
  'This account also needs its passkey or one of its recovery codes.':
    'يحتاج هذا الحساب أيضًا إلى مفتاح مروره أو أحد رموز استرداده.',
  'This is not one of your recovery codes, or it has already been used.':
    'هذا ليس أحد رموز استردادك، أو استُخدم من قبل.',
  'Please sign in to continue.': 'سجّل الدخول للمتابعة من فضلك.',
  'You do not have permission to do this.': 'لا يجوز لك ذلك.',
  'This needs a passkey: sign in with yours, or add one under “Passkeys” in your settings first.':
    'هذا يحتاج إلى مفتاح مرور: سجّل الدخول بمفتاحك، أو أضف واحدًا أولًا تحت «مفاتيح المرور» في إعداداتك.',
  'Confirm your email address first: follow the link in the email we sent you, or have it sent again in your settings.':
    'أكّد بريدك الإلكتروني أولًا: افتح الرابط في الرسالة التي أرسلناها إليك، أو اطلب إرسالها من جديد في إعداداتك.',
  'This needs a second proof of who you are, besides your email address: your settings list the options.':
    'هذا يحتاج إلى تأكيد ثانٍ لهويتك إلى جانب بريدك الإلكتروني: تجد الطرق في إعداداتك.',
  'This needs a recent sign-in: please log out, sign in again, and do it within 15 minutes.':
    'هذا يحتاج إلى دخول حديث: سجّل الخروج ثم الدخول من جديد، وحاول خلال 15 دقيقة.',
  'This passkey was not accepted. Please try again; if it belongs to another account or site, choose another.':
    'لم يُقبل مفتاح المرور هذا. حاول مرة أخرى؛ وإن كان لحساب أو موقع آخر فاختر غيره.',
  'This request came from another site and was refused.': 'جاء هذا الطلب من موقع آخر ورُفض.',
  'This was meant in the name of another person than the one who is signed in now. Please load the page again.':
    'كان هذا باسم شخص غير المسجَّل دخوله الآن. أعد تحميل الصفحة من فضلك.',
  'This account is frozen and read-only.': 'هذا الحساب مجمّد ولا يمكنه إلا القراءة.',
  'A moderator has temporarily restricted this account: see “Decisions” for the reason, and to appeal.':
    'قيّد مشرف هذا الحساب لفترة: تجد السبب وطريقة التظلّم تحت «القرارات».',
  'There is nothing here.': 'لا يوجد شيء هنا.',
  "The issue you're looking for doesn't exist or has been removed.":
    'المشكلة التي تبحث عنها غير موجودة أو أُزيلت.',
  'This proposal does not exist.': 'هذا العرض غير موجود.',
  'This pledge does not exist or has already been refunded.': 'هذا التعهّد غير موجود أو سبق ردّه.',
  'This proof does not exist.': 'هذا الإثبات غير موجود.',
  'This decision does not exist.': 'هذا القرار غير موجود.',
  'Nothing like this was announced.': 'لم يُعلن عن شيء من هذا.',
  'This objection does not exist.': 'هذا الاعتراض غير موجود.',
  'This ruling does not exist.': 'هذا الحكم غير موجود.',
  'This order does not exist.': 'هذا الطلب غير موجود.',
  'This person does not exist.': 'هذا الشخص غير موجود.',
  'This image does not exist.': 'هذه الصورة غير موجودة.',
  'This video does not exist.': 'هذا المقطع غير موجود.',
  'There is no map tile here.': 'لا توجد قطعة خريطة هنا.',
  'The same request is still being processed. Please try again in a moment.':
    'لا يزال الطلب نفسه قيد المعالجة. حاول مرة أخرى بعد لحظة.',
  'This username is taken. Please choose another.': 'اسم المستخدم هذا محجوز. اختر غيره من فضلك.',
  'A username can be changed once every {} days. Please try again later.':
    'لا يمكن تغيير اسم المستخدم إلا مرة كل {} يومًا. حاول مرة أخرى لاحقًا.',
  'Many accounts were made from your network within the last hour. Please reload this page and try again: your device then solves a short task first, and you can register.':
    'أُنشئت حسابات كثيرة من شبكتك خلال الساعة الماضية. أعد تحميل الصفحة وحاول من جديد: يحلّ جهازك مهمة قصيرة أولًا، ثم يمكنك التسجيل.',
  'An account with this email already exists. Please sign in.':
    'يوجد حساب بهذا البريد الإلكتروني من قبل. سجّل الدخول من فضلك.',
  'This site sends no email. Its operator can help: see the address on the help page.':
    'لا يرسل هذا الموقع بريدًا إلكترونيًّا. يستطيع مشغّله مساعدتك: العنوان في صفحة المساعدة.',
  'This site has no other sign-in service.': 'ليس لهذا الموقع خدمة أخرى لتسجيل الدخول.',
  'The sign-in service does not vouch for your email address. Confirm it there, or register here with a password.':
    'لا تضمن خدمة تسجيل الدخول بريدك الإلكتروني. أكّده هناك، أو أنشئ حسابًا هنا بكلمة مرور.',
  'An account with this email already exists. Sign in to it as usual, then link it in your settings.':
    'يوجد حساب بهذا البريد الإلكتروني من قبل. سجّل الدخول إليه كالمعتاد، ثم اربطه في إعداداتك.',
  'This sign-in is linked to another account, or this account to another sign-in.':
    'تسجيل الدخول هذا مربوط بحساب آخر، أو هذا الحساب بتسجيل دخول آخر.',
  'This is the only way into your account. Set a password first.':
    'هذا هو السبيل الوحيد إلى حسابك. عيّن كلمة مرور أولًا.',
  'This site does not send text messages. Your settings list other ways to confirm who you are.':
    'لا يرسل هذا الموقع رسائل نصية. تجد في إعداداتك طرقًا أخرى لتأكيد هويتك.',
  'This already confirms another account, or did until recently. It can confirm only one account.':
    'هذا يؤكّد حسابًا آخر، أو كان يؤكّده إلى وقت قريب. لا يمكنه أن يؤكّد إلا حسابًا واحدًا.',
  'This link was already used or has expired. Please request a new one.':
    'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رابطًا جديدًا من فضلك.',
  'Not tried yet: something sent before it has to arrive first.':
    'لم يُحاوَل بعد: يجب أن يصل أولًا ما أُرسل قبله.',
  'This id is already used by something else.': 'هذا المعرّف مستخدَم لشيء آخر.',
  'Something of yours is still open, so the account cannot be deleted yet. Nothing was changed.':
    'لا يزال لديك شيء مفتوح، لذلك لا يمكن حذف الحساب بعد. لم يتغيّر شيء.',
  'This issue was changed by someone else in the meantime.':
    'عدّل شخص آخر هذه المشكلة في هذه الأثناء.',
  'Somebody else changed these settings in the meantime. Reload them before you change them.':
    'غيّر شخص آخر هذه الإعدادات في هذه الأثناء. اقرأها من جديد قبل أن تغيّرها.',
  'Work on this issue has begun, so it can no longer be deleted.':
    'بدأ العمل في هذه المشكلة، لذلك لم يعد ممكنًا حذفها.',
  'This issue is completed and can no longer be changed.':
    'هذه المشكلة مكتملة ولا تقبل تعديلات أخرى.',
  'This was merged into another report. Please continue there.':
    'أُبلغ عن هذه المشكلة مرتين، وهي تستمر في البلاغ الآخر.',
  'You already have {} open proposals for this issue. Withdraw one of them to make room for another.':
    'لديك بالفعل {} عروض مفتوحة لهذه المشكلة. اسحب أحدها لتفسح المجال لآخر.',
  'A solver has been chosen for this issue, so it takes no more proposals.':
    'اختير من يحلّ هذه المشكلة؛ وهي لا تقبل عروضًا أخرى.',
  'You have already reported this. Moderators will look at it.':
    'سبق أن أبلغت عن هذا. سينظر فيه المشرفون.',
  'This is not possible at this stage of the case.': 'هذا غير ممكن في هذه المرحلة من القضية.',
  'This case has been frozen and hidden for as long as the rules allow: {} days in all, {} once a second ambassador has frozen it too. It goes on now: object to the proof, or rule once it is up to you.':
    'جُمّدت هذه القضية وأُخفيت أقصى ما تسمح به القواعد: {} يومًا في المجموع، أو {} يومًا متى جمّدها سفير ثانٍ أيضًا. وهي تستمر الآن: اعترض على الإثبات، أو احكم عندما يحين دورك.',
  'After {} card pledges that went back because of you within {} days, also from accounts with the same card, there are no further card pledges in that time: each costs the site a fee. Your other pledges stay, and you can still withdraw them. Please pledge again once {} days have passed since the first of them.':
    'بعد {} تعهّدات بالبطاقة أُعيدت بسببك خلال {} يومًا، ومنها ما جاء من حسابات بالبطاقة نفسها، لا تُقبل تعهّدات أخرى بالبطاقة في هذه المدة: كل واحد منها يكلّف الموقع رسمًا. تبقى تعهّداتك الأخرى ويمكنك سحبها. يُرجى التعهّد من جديد بعد مرور {} يومًا على أولها.',
  'The money of this issue is frozen until it has been reviewed.':
    'أموال هذه المشكلة مجمّدة إلى أن يُنظر فيها.',
  'There is not enough money in escrow to pay the agreed amount.':
    'لا يوجد في حساب الضمان ما يكفي لدفع المبلغ المتفق عليه.',
  'The time to pay for this pledge has run out, and nothing was charged. Please pledge again.':
    'انتهى الوقت المتاح لدفع هذا التعهّد ولم يُخصم شيء. قدّم تعهّدك من جديد من فضلك.',
  'This upload id already belongs to another picture.': 'تحت معرّف الرفع هذا صورة أخرى من قبل.',
  'This upload continues at another byte.': 'يستمر هذا الرفع عند بايت آخر.',
  'This describes no piece of a file.': 'هذا لا يصف جزءًا من ملف.',
  'The image must be less than 5MB.': 'يجب أن تكون الصورة أصغر من 5 ميغابايت.',
  'The video must be at most 40MB.': 'يجب ألا يتجاوز المقطع 40 ميغابايت.',
  'Your photos and videos have used up the storage of your account (2 GB). Files that no report or proof uses are deleted after a day: please try again then.':
    'استنفدت صورك ومقاطعك مساحة التخزين لحسابك (2 غيغابايت). تُحذف الملفات التي لا يستخدمها بلاغ ولا إثبات بعد يوم: حاول مرة أخرى عندئذٍ.',
  'The request is too large.': 'الطلب كبير جدًّا.',
  'Please upload a JPG, PNG, or WebP image.': 'ارفع صورة بصيغة JPG أو PNG أو WebP من فضلك.',
  'Please choose an MP4 or WebM video.': 'اختر مقطعًا بصيغة MP4 أو WebM من فضلك.',
  'This video is damaged. Please record it again.': 'هذا المقطع تالف. صوّره من جديد من فضلك.',
  'The video must be at most 30 seconds long.': 'يجب ألا تتجاوز مدّة المقطع 30 ثانية.',
  'This picture is damaged or too large to read. Please choose another.':
    'هذه الصورة تالفة أو أكبر من أن تُقرأ. اختر غيرها من فضلك.',
  'This code is wrong or has expired, or was tried too often. Please try again, or have a new one sent.':
    'هذا الرمز خاطئ أو انتهت صلاحيته أو جُرّب مرات كثيرة. حاول مرة أخرى، أو اطلب إرسال رمز جديد.',
  'This is not the code that the server printed when it started.':
    'ليس هذا الرمز الذي طبعه الخادم عند تشغيله.',
  'The sign-in was not completed or took too long. Please start again, and stay in the same window.':
    'لم يكتمل تسجيل الدخول أو استغرق وقتًا طويلًا. ابدأ من جديد وابقَ في النافذة نفسها.',
  'This proof was started more than 14 days ago or for other work. Please start it again.':
    'بدأ هذا الإثبات قبل أكثر من 14 يومًا أو لعمل آخر. ابدأه من جديد من فضلك.',
  'This file was changed on the way. Please send it again.':
    'وصل هذا الملف متغيّرًا. أرسله مرة أخرى.',
  'A photo of this report has not arrived yet.': 'لم تصل بعد صورة من هذا البلاغ.',
  'A photo of this report was changed on the way.': 'وصلت صورة من هذا البلاغ متغيّرة.',
  'You cannot do this with your own content.': 'هذا يخصّك أنت.',
  'You cannot do this on an issue you reported.': 'لا يمكنك فعل ذلك في مشكلة أبلغت عنها.',
  'You cannot vote on your own proposal.': 'لا يمكنك التصويت على عرضك.',
  'You have a stake in this case, so you cannot decide it.':
    'لك مصلحة في هذه القضية، لذلك لا يمكنك البتّ فيها.',
  'Your account was used in one browser, or with one card or payout account, with that of somebody whom this concerns, so you cannot decide it. Please use another browser for what you decide: our privacy notice says when the connection is forgotten. Meanwhile somebody else can decide.':
    'استُخدم حسابك في المتصفح نفسه، أو بالبطاقة أو حساب الدفع نفسه، مع حساب شخص يعنيه هذا الأمر، لذلك لا يمكنك البتّ فيه. يُرجى استخدام متصفح آخر لما تبتّ فيه: تذكر سياسة الخصوصية متى تُنسى هذه الصلة. وفي هذه الأثناء يمكن لغيرك أن يبتّ.',
  'Your trust score is too low to propose solutions at the moment.':
    'درجة ثقتك منخفضة حاليًّا بحيث لا يمكنك تقديم حلول.',
  'You already follow the maximum number of areas. Please unfollow one first.':
    'تتابع أكبر عدد ممكن من المناطق. أنهِ متابعة واحدة أولًا من فضلك.',
  'You already have the maximum number of alerts. Please end one first.':
    'لديك أكبر عدد ممكن من التنبيهات. أنهِ واحدًا أولًا من فضلك.',
  'There is no room for another body. Change one that is there instead.':
    'لا مكان لجهة أخرى. عدّل بدلًا من ذلك جهة موجودة.',
  'This report has all the answers that it can take.': 'لا يتّسع هذا البلاغ لردود أخرى.',
  'Too many requests. Please wait a moment.': 'طلبات كثيرة جدًّا. انتظر لحظة من فضلك.',
  'Something went wrong on our side. Nothing you sent was lost; please try again.':
    'حدث خطأ لدينا. لم يضع شيء مما أرسلته؛ حاول مرة أخرى من فضلك.',
  'The payment service is not responding. Nothing was charged; please try again.':
    'لا تستجيب خدمة الدفع. لم يُخصم شيء؛ حاول مرة أخرى من فضلك.',
  'The sign-in service is not responding. Please try again in a few minutes, or sign in another way.':
    'لا تستجيب خدمة تسجيل الدخول. حاول مرة أخرى بعد بضع دقائق، أو سجّل الدخول بطريقة أخرى.',
  'The code could not be sent right now. Please try again in a few minutes.':
    'تعذّر إرسال الرمز الآن. حاول مرة أخرى بعد بضع دقائق.',
  'The service is starting or stopping. Please try again in a moment.':
    'الخدمة قيد التشغيل أو الإيقاف. حاول مرة أخرى بعد لحظة.',
  'The currency can no longer be changed: amounts have been recorded in it.':
    'تبقى العملة كما هي: كُتبت بها مبالغ، ولا شيء يحدّد قيمتها بعملة أخرى.',
  'This is being sent right now, or will be within minutes. Please check again then.':
    'تجري محاولة هذا الآن أو يحين موعدها خلال دقائق. انظر مرة أخرى عندئذٍ.',
  'No more keys are allowed. Please revoke one that is no longer used first.':
    'لا يُسمح بمزيد من المفاتيح. ألغِ أولًا مفتاحًا لم يعد مستخدمًا.',
  'No more webhooks are allowed. Please remove one first.':
    'لا يُسمح بمزيد من عناوين الإشعارات. احذف واحدًا أولًا.',
} as const;
