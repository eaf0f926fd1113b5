import { expect, it } from 'vitest';
import { guessLanguage, languageFits } from './guess-language.ts';

it.each([
  ['en', 'We repair bicycles of every make, and most of them are ready for you on the same day.'],
  ['de', 'Wir backen jeden Morgen frisches Brot und liefern es mit dem Rad in die Stadt.'],
  [
    'fr',
    'Notre maison se trouve à trois minutes du lac, dans une rue calme et avec un jardin pour les enfants.',
  ],
  [
    'es',
    'Atendemos en la calle Feria desde 1998 y más de seis mil familias de la ciudad confían en nosotros para todo.',
  ],
  ['it', 'La nostra officina ripara biciclette di ogni marca e le consegna nel giorno della richiesta.'],
  [
    'pt',
    'A nossa padaria fica na praça e os pães são assados todas as manhãs com farinha da região para você.',
  ],
  ['nl', 'Wij repareren het liefst fietsen van elk merk en zijn ook op zaterdag voor u open.'],
  [
    'nl',
    'Goed onderhoud gaat verder dan even kijken. We controleren kwetsbare punten en geven aan wat nu of later verstandig is. We vervangen slijtage of lekkende onderdelen.',
  ],
  ['pl', 'Nasza pracownia jest otwarta od poniedziałku do soboty i nie trzeba się umawiać na wizytę.'],
  ['sv', 'Vi lagar cyklar av alla märken och det är inte dyrt att komma till oss för en service.'],
  ['da', 'Vi reparerer cykler af alle mærker, og efter et eftersyn er du ikke uden cykel hos os.'],
  [
    'da',
    'Lokalerne kan udlejes til medlemmer. Lejeprisen er kr. 1100 og beløbet skal være indbetalt senest 8 dage før. Lejeren hæfter for skader, som udelukkende er hans.',
  ],
  [
    'da',
    'Præsentation Bestyrelsen Gå på opdagelse på vor hjemmeside. Her finder du nyttige oplysninger om foreningen.',
  ],
  [
    'nb',
    'Lokalene kan utleies til medlemmer. Leieprisen er kr. 1100 og beløpet skal være innbetalt senest 8 dager før. Utleieren hefter for skader, som er hans.',
  ],
  ['nb', 'Vi reparerer sykler av alle merker, og etter en service er du ikke uten sykkel hos oss.'],
  ['fi', 'Korjaamme pyöriä ja myymme myös varaosia, mutta se ei ole kallista, kun voit odottaa.'],
  ['cs', 'Naše dílna je otevřena každý den a opravujeme také kola, které jste koupili jinde.'],
  ['hu', 'Kerékpárt javítunk, és nem csak a városban: ez egy műhely, ahol minden van, ha kell.'],
  [
    'ro',
    'Reparăm biciclete de toate mărcile și le livrăm în aceeași zi pentru clienții din oraș, cu garanție.',
  ],
  [
    'tr',
    'Bisiklet tamiri için bize gelin: her gün açık olan bu dükkan bir saat kadar sonra teslim eder ve çok ucuzdur.',
  ],
  ['id', 'Kami memperbaiki sepeda untuk anda dengan harga yang murah dan dapat diambil pada hari itu juga.'],
  ['vi', 'Chúng tôi sửa xe đạp cho các bạn trong ngày và không lấy thêm tiền với những xe từ nơi khác.'],
  ['ru', 'Наше ателье работает с 1994 года, и у нас шьют уже три поколения горожан.'],
  [
    'uk',
    'Агенцію заснувала Олена Коваль у 2012 році. За цей час з нами побувало понад 40 тисяч мандрівників.',
  ],
  ['be', 'Наш музей працуе з 1994 года, у ім захоўваецца спадчына роднага краю.'],
  ['uk', 'Наше ательє працює з 1994 року, і в нас шиють уже три покоління містян її родини.'],
  [
    'bg',
    'Нашето ателие работи от 1994 година и шие за три поколения на града, а цените са ниски и се плаща на място.',
  ],
  ['sr', 'Наша радионица ради сваки дан и код нас ће вам све поправити за један сат, ђак или не.'],
  ['ar', 'تقع مكتبتنا في شارع الرينبو منذ عام 1987 وفيها أكثر من ثلاثين ألف كتاب'],
  ['fa', 'کتابفروشی ما از سال ۱۳۶۶ در خیابان انقلاب است و بیش از سی هزار کتاب دارد'],
  ['ur', 'ہماری دکان انیس سو نوے سے شہر میں ہے اور یہاں ہر قسم کی کتابیں ملتی ہیں'],
  ['he', 'חנות הספרים שלנו נמצאת במרכז העיר משנת אלף תשע מאות'],
  ['el', 'Το βιβλιοπωλείο μας βρίσκεται στο κέντρο της πόλης από το 1987'],
  ['th', 'ร้านหนังสือของเราอยู่ใจกลางเมืองตั้งแต่ปี 2530'],
  ['hi', 'हमारी दुकान शहर के बीच में है और यहाँ सभी तरह की किताबें मिलती हैं'],
  ['ko', '저희 안경원은 서면역 칠 번 출구에서 걸어서 삼 분 거리에 있습니다.'],
  ['ja', '当院は石川町駅から歩いて五分のところにあり、犬と猫を診療しています。'],
  ['zh-Hant', '我們的店開在大安森林公園旁邊，每天清晨四點開始揉麵，早上七點第一批麵包出爐。'],
  ['zh-Hans', '我们的茶馆开在老街尽头的院子里，院中有两棵一百多年的银杏树。'],
  ['cs', 'Med přímo od včelaře: rodinná farma v Podkrkonoší se stará o osmdesát včelstev bez ohřívání.'],
  ['pl', 'Jesteśmy małą rodzinną piekarnią w Łodzi. Pieczemy świeży chleb codziennie.'],
  ['is', 'Við erum lítið fjölskyldubakarí í miðbænum og bökum brauð á hverjum degi heima hjá þér.'],
  [
    'da',
    'Vi er en lille klinik midt i byen, som behandler ryg og nakke, og du får altid den samme behandler.',
  ],
  [
    'nb',
    'Vi er en liten klinikk midt i byen som behandler rygg og nakke, og du får alltid den samme behandleren.',
  ],
  ['bg', 'Малка пекарна в центъра на града. Печем хляб всеки ден и го доставяме до дома.'],
  ['be', 'Мы невялікая сямейная пякарня ў цэнтры горада. Мы пячом хлеб і прывозім яго дадому.'],
  [
    'sr',
    'Апитерапија је лечење пчелињим производима: медом, прополисом и ваздухом из кошнице. Налазимо се на 50 км од Београда.',
  ],
  ['mk', 'Ние сме мала пекарница во центарот на градот и секој ден печеме леб со љубов и со јаболка.'],
  ['kk', 'Біздің наубайхана қаланың орталығында орналасқан, күн сайын нан пісіреміз.'],
  [null, 'Víme, jak si zachovat zdravé zuby po celý život. A chceme dopřát dobrý pocit ze svých zubů i Vám.'],
  [null, 'Antonín Dvořák, Bedřich Smetana, Leoš Janáček'],
  [null, 'Brød'],
  [null, 'Lorem ipsum dolor sit amet'],
  [null, 'Gem Version Supported Rubies Test Coverage Status License Commits Downloads'],
])('%s is read from “%s”', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

it.each([
  ['en-GB', 'en', true],
  ['en-US', 'fr', false],
  ['no', 'nb', true],
  ['ms', 'id', true],
  ['zh', 'zh-Hant', true],
  ['zh-TW', 'zh-Hant', true],
  ['zh-CN', 'zh-Hant', false],
  ['zh-Hans', 'zh', true],
  ['gl', 'es', true],
  ['gl', 'ru', false],
  ['ja', 'zh-Hans', false],
])('a page that says %s and reads as %s is right: %s', (declared, read, right) => {
  expect(languageFits(declared, read)).toBe(right);
});

it('two words of a language, said over and over, do not show it', () => {
  const address = '5548 E. La Palma Ave. Anaheim Hills, CA 92807';
  expect(guessLanguage(`Bike Shop ${address} (714) 779-7521 Mail Bike Shop ${address}`)).toBeNull();
});

it('parts of mail addresses, abbreviations and compounds are no words of a language', () => {
  const contact =
    'Adres: Çınar Mah. Göl Sk. No:9, 34870 Kartal E-posta: dukkan@mail.com Çalışma saatleri Açık';
  expect(guessLanguage(contact)).not.toBe('pt');
});
