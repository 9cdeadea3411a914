import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesSearch } from '#schema/issues/issueQuery.ts';
import { foldForSearch, spelledOut } from './foldForSearch.ts';

/** What is written, and how people without such a key type it; one language a row. */
const SPELLED: Readonly<Record<string, string>> = {
  German: `Straße=strasse, GROẞE STRAẞE=grosse strasse, Müllers Grün=mullers grun, Gießen=giessen,
    Fußgängerüberweg=fussgangeruberweg, Schlagloch=SCHLAGLOCH, Bürgersteig=burgersteig,
    Öffentliches WC=offentliches wc, Äußerer Ring=ausserer ring, Köln=koln, Düsseldorf=dusseldorf,
    Brücke=brucke, Bäume=baume, Überflutung=uberflutung, Süßer Weg=susser weg, Nürnberg=nurnberg,
    Kreuzung Löwenplatz=kreuzung lowenplatz, Mühlenstraße 5=muhlenstrasse 5, Tür=tur, Maß=mass`,
  Spanish: `Participación=participacion, PARTICIPACIO\u0301N=participacion, Málaga=malaga, Año=ano,
    Pingüino=pinguino, Ñuñoa=nunoa, Peñón=penon, Córdoba=cordoba, Iluminación=iluminacion,
    Bache=BACHE, Búho=buho, Cañería rota=caneria rota, Señal caída=senal caida, León=leon,
    Vía pública=via publica, Avenida de América=avenida de america, Cigüeña=ciguena, Árbol=arbol,
    Jardín=jardin, 2.ª planta=2.a planta, Nº 5=no 5, ÓSCAR=oscar, Güímar=guimar, Camión=camion`,
  Arabic: `أحمد=احمد, إشارة=اشاره, مُحَمَّد=محمد, مدرســة=مدرسه, مستشفى=مستشفي, إسكندرية=اسكندريه,
    الأردن=الاردن, مصلى=مصلي, شارع الجمهوريّة=شارع الجمهوريه, مـــوقف=موقف, مؤسسة=موسسه, شاطئ=شاطي,
    آذار=اذار, ﻻعب=لاعب, حفرةٌ=حفره, إنارة=اناره, رصيف=رصيف, مياه=مياه, الرئيسيّ=الرييسي, شجرة=شجره,
    كُرسيّ=كرسي, قُمامة=قمامه, الإسماعيلية=الاسماعيليه, بناءٌ=بناء, أُمّ=ام, ٱلله=الله,
    شارع ٢٣=شارع 23, مبنىً=مبني, رائحة=رايحه, مئذنة=ميذنه`,
  Turkish: `İstanbul=istanbul, ISTANBUL=ıstanbul, ışık=isik, IŞIK=ışık, IĞDIR=ığdır, Diyarbakır=diyarbakir,
    Çukur=cukur, Kaldırım=kaldirim, Ağaçlar=agaclar, Şişli=sisli, Üsküdar=uskudar, Öğretmen=ogretmen,
    Beyoğlu=beyoglu, Kadıköy=kadikoy, Çeşme=cesme, Yağmur suyu=yagmur suyu, ÇÖP=cop, Hâlâ=hala,
    Güneş=gunes, Sokağı=sokagi, İĞNE=igne, Mahallesi=MAHALLESİ, Işıklar=ISIKLAR`,
  Polish: `Łódź=lodz, Żółć=zolc, Kraków=krakow, Gdańsk=gdansk, Łukasiewicza=lukasiewicza, Dziura w jezdni=dziura,
    Święty Jan=swiety jan, Poznań=poznan, Wrocław=wroclaw, Częstochowa=czestochowa, Ścieżka=sciezka,
    Latarnia=LATARNIA, Źródło=zrodlo, Piękna=piekna, Mokotów=mokotow, Ćwierć=cwierc, Śmietnik=smietnik,
    Ząb=zab, Żoliborz=zoliborz, ŁĄKA=laka, Przejście=przejscie`,
  Vietnamese: `Nguyễn Đình Chiểu=nguyen dinh chieu, Đường=duong, Việt Nam=viet nam, Bình Thạnh=binh thanh,
    Hồ Chí Minh=ho chi minh, Ổ gà=o ga, Đèn đường=den duong, Thủ Đức=thu duc, Quận 1=quan 1, Phở=pho,
    Hẻm=hem, Cây xanh=cay xanh, Ngập nước=ngap nuoc, Rác thải=rac thai, Vỉa hè=via he, Đà Nẵng=da nang,
    Hà Nội=ha noi, Trường học=truong hoc, Cầu=cau, Kênh=kenh, Ưu tiên=uu tien`,
  French: `Œuvre=oeuvre, Éclairage=eclairage, Forêt=foret, Français=francais, Hôtel=hotel, Noël=noel,
    Trottoir abîmé=trottoir abime, Ça=ca, Où=ou, Château=chateau, Île-de-France=ile-de-france,
    L’école=l'ecole, Côte=cote, Naïf=naif, Bœuf=boeuf, Dégât des eaux=degat des eaux, ÉGOUT=egout`,
  Portuguese: `Iluminação=iluminacao, São Paulo=sao paulo, Buraco na rua=buraco, Coração=coracao, Praça=praca,
    Água=agua, Calçada=calcada, Avó=avo, Lâmpada=lampada, Três=tres, Estação=estacao, Pão=pao`,
  Nordic: `Ålesund=alesund, Øresund=oresund, Ærø=aero, Þingvellir=thingvellir, Ørsted=orsted, Malmö=malmo,
    Tromsø=tromso, Ångström=angstrom, Hafnarfjörður=hafnarfjordur, Åbo=abo, Sønderborg=sonderborg,
    Jyväskylä=jyvaskyla, Smørrebrød=smorrebrod, Gøteborg=goteborg, Brønshøj=bronshoj, Keflavík=keflavik,
    Kárášjohka=karasjohka, Deatnu=deatnu, Ruoŧŧa=ruotta, Tórshavn=torshavn`,
  Czech: `Příkop=prikop, Škoda=skoda, Ústí=usti, Žižkov=zizkov, Řeka=reka, Dům=dum, Město=mesto,
    Čistota=cistota, Ďáblice=dablice, Ťukat=tukat, Ňadra=nadra, Lampa nesvítí=lampa nesviti, Ľubica=lubica,
    Košice=kosice, Vŕba=vrba, Ôsmy=osmy, Prešov=presov`,
  Hungarian: `Győr=gyor, Őrség=orseg, Fűtés=futes, Úttest=uttest, Közvilágítás=kozvilagitas, Kátyú=katyu, Ó=o`,
  Romanian: `Țiglina=tiglina, Ţiglina=Țiglina, București=bucuresti, Iași=iasi, Groapă=groapa, Însorit=insorit,
    Ştefan=Ștefan, Piața=piata, Câmpulung=campulung, Brașov=brasov`,
  Slavic: `Čačak=cacak, Đakovo=dakovo, Đorđe=dorde, Šibenik=sibenik, Ćuprija=cuprija, Žabljak=zabljak,
    Niš=nis, Ljubljana=LJUBLJANA, Nebotičnik=neboticnik, ǅamija=dzamija`,
  Baltic: `Šiauliai=siauliai, Ķekava=kekava, Rīga=riga, Ļaudis=laudis, Gatvė=gatve, Duobė=duobe, Õhtu=ohtu,
    Pärnu=parnu, Ģimene=gimene, Žvėrynas=zverynas, Ūdens=udens`,
  Greek: `Ελλάδα=ελλαδα, ΟΔΟΣ=οδος, Ελευθερίας=ελευθεριασ, Λακκούβα=λακκουβα, Ἀθῆναι=αθηναι, Φώτα=φωτα,
    Μαΐου=μαιου, ΑΓΊΟΥ=αγιου, Πλατεία=πλατεια`,
  Cyrillic: `Ёлка=елка, Їжак=іжак, Ёж=еж, Яма=ЯМА, Київ=киів, Ґанок=ганок, Йод=иод, Ўрна=урна, ФОНАРЬ=фонарь,
    Під’їзд=під'ізд, Ѝ=и, Алёна=алена`,
  Hebrew: `שָׁלוֹם=שלום, רְחוֹב=רחוב, בּוֹר=בור, פַּח=פח, עֵץ=עץ, כֹּל=כל`,
  Persian: `کتاب=كتاب, خیابان=خيابان, ۱۲=12, چراغ=چراغ, مي‌خواهم=ميخواهم, کوچه=كوچه, ہسپتال=هسپتال`,
  Azeri: `Bakı=baki, Gəncə=gence, Küçə=kuce, Çuxur=cuxur, Şəhər=seher, Işıq=isiq`,
  Maltese: `Ħamrun=hamrun, Żebbuġ=zebbug, Għajn=ghajn, Ċirkewwa=cirkewwa`,
  Digits: `Route ٦٦=route 66, Gate १२=gate 12, Platform ๓=platform 3, Ａ１=a1, 5²=52, Bus ①=bus 1, ۵=5, ৭=7`,
  Signs: `Ｐｏｔｈｏｌｅ=pothole, ﬁre=fire, O’Hare=o'hare, bus‑stop=bus-stop, A – B=a - b, № 5=no 5,
    pot\u00ADhole=pothole, pot\u200Bhole=pothole, \u200Elamp\u200E=lamp, a\u00A0lamp=a lamp,
    a\u202Flamp=a lamp, Ĳsselmeer=ijsselmeer, E‐Bike=e-bike, lamp…=lamp..., Ｓｔ．=st., a\u3000b=a b, O´Hare=o'hare,
    O\`Hare=o'hare, Hawaiʻi=hawai'i, Ṣafāʾ=safa', ʿAmmān='amman, “Main”="main", „Hof“="hof", «Plaza»="plaza",
    ½ inch=1/2 inch, O′Brien=o'brien`,
};
/** With two letters for one, which a search for the one finds too. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  German: `Müllerstraße 5=muellerstrasse 5, MÜLLER=Mueller, Mu\u0308ller=mueller, Öffentliches WC=oeffentlich,
    Gießen Süd=giessen sued, Äußerer Ring=aeusserer ring, Köln=KOELN, Düsseldorf=duesseldorf, Nürnberg=nuern,
    Fußgängerüberweg=fussgaengerueberweg, Bäume=baeume, Neueröffnung=eroeffnung, Überführung=ueberfuehrung,
    Löwenplatz=loewenplatz, Goethestraße und Mühlenweg=goethestrasse und muehlenweg, Straßenlärm=strassenlaerm`,
  Nordic: `Ålborg=aalborg, Åbenrå=aabenraa, Ærø=aeroe, Øresund=oeresund, Tromsø=tromsoe, Kjøpmannsgata=kjoepmanns,
    Ångström=aangstroem, Århus Å=aarhus aa, A\u030Alesund=aalesund, Ǿ=oe, Jyväskylä=jyvaeskylae, Malmö=malmoe`,
};
const rows = Object.entries(SPELLED).flatMap(([language, pairs]) =>
  pairs
    .split(',')
    .map((pair) => pair.trim().split('='))
    .map(([written = '', typed = '']) => [language, written, typed] as const),
);

describe('a search as people spell', () => {
  it.each(rows)('in %s finds %s by %s', (_, written, typed) => {
    const issue = { title: 'Hole', description: `Near ${written}.`, location: '' };
    expect(matchesSearch(issue, typed)).toBe(true);
    expect(matchesSearch(issue, written)).toBe(true);
    expect(foldForSearch(written)).toContain(foldForSearch(typed));
  });

  it.each(
    Object.values(SPELLED_OUT).flatMap((pairs) =>
      pairs.split(',').map((pair) => pair.trim().split('=') as [string, string]),
    ),
  )('finds %s by %s and the other way round', (written, typed) => {
    const near = (location: string) => ({
      title: '',
      description: '',
      location: `Near ${location}.`,
    });
    expect(matchesSearch(near(written), typed)).toBe(true);
    expect(matchesSearch(near(spelledOut(written)), written)).toBe(true);
    expect(spelledOut(written)).toContain(spelledOut(typed));
  });

  it.each([
    ['Mueller', 'Müller'],
    ['Aarhus', 'Århus'],
    ['Koeln', 'KÖLN'],
    ['Muller', 'Müller'],
    ['Uskudar', 'Üsküdar'],
  ])('finds %s by %s', (written, typed) => {
    expect(matchesSearch({ title: written, description: '', location: '' }, typed)).toBe(true);
  });

  it.each([
    ['the due date', 'dut'],
    ['Bluebell', 'blub'],
    ['dump', 'due'],
    ['Blut', 'blue'],
    ['Neuanfang', 'neue'],
    ['Haar', 'har'],
    ['хлёб', 'хлеeб'],
  ])('does not find %s by %s', (written, typed) => {
    expect(matchesSearch({ title: written, description: '', location: '' }, typed)).toBe(false);
  });

  it.each([
    ['хлеб', 'хлеп'],
    ['कि', 'क'],
    ['道', '首'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldForSearch(one)).not.toBe(foldForSearch(other));
  });

  it('is the same again, and for both compositions', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldForSearch(text);
        expect(foldForSearch(folded)).toBe(folded);
        expect(foldForSearch(text.normalize('NFD'))).toBe(foldForSearch(text.normalize('NFC')));
        expect(spelledOut(spelledOut(text))).toBe(spelledOut(text));
        expect(spelledOut(text.normalize('NFD'))).toBe(spelledOut(text.normalize('NFC')));
      }),
    );
  });
});
