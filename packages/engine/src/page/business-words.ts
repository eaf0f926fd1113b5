import { EAST_ASIAN_OR_THAI, KANA } from './scripts.ts';

/**
 * What businesses call themselves, in some thirty languages, each with the schema.org type that fits. Narrower types come
 * first. Words are in lower case and keep their accents; an apostrophe is ’. In German, Dutch and the Nordic languages a
 * word may be the end of a longer one ("Landbäckerei"), unless it means another trade there; in Chinese, Japanese, Korean and
 * Thai it may be any part of one.
 * @see https://schema.org/LocalBusiness
 */
export const businessWords: readonly (readonly [type: string, words: string])[] = [
  [
    'VeterinaryCare',
    'veterinarian|veterinary|vet clinic|vet practice|animal hospital|animal clinic|tierarzt|tierärztin|tierarztpraxis|tierklinik|tierärzte|vétérinaire|clinique vétérinaire|veterinario|veterinaria|clínica veterinaria|veterinário|veterinária|ambulatorio veterinario|dierenarts|dierenkliniek|weterynarz|weterynaryjna|veterinář|veterinární|veterinär|dyrlæge|dyreklinik|eläinlääkäri|állatorvos|ветеринар|ветеринарная|ветклиника|ветеринарний|κτηνίατρος|veteriner|動物病院|獣医|动物医院|動物醫院|宠物医院|寵物醫院|獸醫|동물병원|عيادة بيطرية|طبيب بيطري|וטרינר|โรงพยาบาลสัตว์|thú y|veterinarijos klinika|veterinārā klīnika|loomakliinik|คลินิกสัตว์|دامپزشکی|पशु चिकित्सालय',
  ],
  [
    'Dentist',
    'dentist|dentists|dental clinic|dental practice|dental care|dental surgery|dental office|zahnmedizin|dentistry|zahnarzt|zahnärztin|zahnarztpraxis|zahnärzte|zahnklinik|dentiste|dentistes|cabinet dentaire|chirurgien-dentiste|dentista|dentistas|clínica dental|clínica dentária|odontólogo|odontología|odontologia|consultório odontológico|clínica odontológica|clínica odontologica|studio dentistico|tandarts|tandartspraktijk|dentysta|stomatolog|gabinet stomatologiczny|zubař|zubní ordinace|zubár|tandläkare|tandlæge|tannlege|hammaslääkäri|fogorvos|fogászat|stomatologie|зъболекар|стоматолог|стоматология|стоматологическая|стоматологія|οδοντίατρος|diş hekimi|diş kliniği|歯科|歯医者|牙科|牙医|牙醫|口腔|치과|طبيب أسنان|طب الأسنان|عيادة أسنان|عيادة الأسنان|מרפאת שיניים|רופא שיניים|ทันตกรรม|คลินิกทำฟัน|nha khoa|odontologijos klinika|odontologijos kabinetas|dantų klinika|zobārstniecība|zobārstniecības klīnika|hambaravi|hambakliinik|คลินิกทันตกรรม|دندانپزشکی|کلینیک دندانپزشکی|डेंटल क्लिनिक|दंत चिकित्सालय',
  ],
  [
    'Optician',
    'optician|opticians|optometrist|eyewear shop|optiker|augenoptiker|augenoptik|brillengeschäft|opticien|opticiens|óptica|optico|optica|ottica|ottico|opticiën|optyk|optika|optikko|látszerész|оптика|салон оптики|οπτικά|optik mağazası|眼鏡店|メガネ店|めがね店|眼镜店|안경원|안경점|نظارات',
  ],
  [
    'Pharmacy',
    'pharmacy|chemist’s|apotheke|pharmacie|farmacia|farmácia|apotheek|apteka|lékárna|lekáreň|apotek|apteekki|gyógyszertár|аптека|φαρμακείο|eczane|薬局|药店|藥局|약국|صيدلية|בית מרקחת|ร้านขายยา|nhà thuốc|vaistinė|aptieka|apteek|داروخانه|दवाखाना',
  ],
  [
    'Physician',
    'general practitioner|doctor’s office|family doctor|medical practice|hausarzt|arztpraxis|hautarzt|frauenarzt|kinderarzt|augenarzt|cabinet médical|médecin généraliste|consulta médica|médico de familia|studio medico|huisarts|huisartsenpraktijk|przychodnia|ordinace|lääkäriasema|врач|медицинский центр|ιατρείο|muayenehane|内科|小児科|皮膚科|眼科|耳鼻咽喉科|診所|诊所|医院|醫院|クリニック|의원|내과|비뇨기과|피부과|정형외과|산부인과|이비인후과|소아청소년과|신경외과|성형외과|한의원|عيادة|phòng khám',
  ],
  [
    'MedicalClinic',
    'medical clinic|physiotherapy|physiotherapist|physiotherapie|physiothérapeute|kinésithérapeute|fisioterapia|fisioterapeuta|fysiotherapie|fizjoterapia|fysioterapi|fysioterapeut|fysioterapia|sjukgymnast|fyzioterapie|fyzioterapia|fizioterápia|gyógytorna|fizioterapie|kinetoterapie|fizioterapija|fizyoterapi|φυσικοθεραπεία|φυσικοθεραπευτήριο|физиотерапия|фізіотерапія|פיזיותרפיה|polyclinic|klinik|clinique|poliambulatorio|поликлиника|клиника|κλινική|整骨院|接骨院|康复',
  ],
  [
    'Bakery',
    'bakery|bakehouse|patisserie|pastry shop|bäckerei|backstube|konditorei|bäcker|boulangerie|boulanger|pâtisserie|panadería|pastelería|panificadora|padaria|pastelaria|confeitaria|panetteria|panificio|forno artigianale|pasticceria|bakkerij|banketbakkerij|echte bakker|warme bakker|piekarnia|cukiernia|pekařství|pekárna|pekáreň|bageri|konditori|bakeri|leipomo|pékség|cukrászda|brutărie|patiserie|пекарна|пекарня|хлебопекарня|кондитерская|пекарня-кондитерская|αρτοποιείο|φούρνος|ζαχαροπλαστείο|fırın|pastane|パン屋|ベーカリー|製パン|洋菓子店|烘焙|面包店|麵包店|面包房|糕点店|糕餅|蛋糕店|빵집|베이커리|제과점|مخبز|حلويات|מאפייה|קונדיטוריה|เบเกอรี่|tiệm bánh|kepykla|maiznīca|beķereja|pagariäri|ร้านเบเกอรี่|نانوایی|قنادی|बेकरी',
  ],
  [
    'CafeOrCoffeeShop',
    'café|coffee shop|coffee house|coffee bar|coffeehouse|tea house|teahouse|tearoom|kaffeehaus|teehaus|teestube|salon de thé|cafetería|cafeteria|caffetteria|koffiebar|koffiehuis|theehuis|kawiarnia|herbaciarnia|kavárna|čajovna|kaviareň|kafé|kahvila|kávézó|cafenea|кафене|кафе|кофейня|чайная|кав’ярня|καφετέρια|kahveci|çay evi|カフェ|喫茶店|喫茶|茶房|コーヒー店|茶馆|茶館|咖啡馆|咖啡館|咖啡店|咖啡廳|茶楼|카페|찻집|커피숍|مقهى|בית קפה|ร้านกาแฟ|quán cà phê|kavinė|kafejnīca|kohvik|คาเฟ่|کافه|कैफ़े|कैफे',
  ],
  [
    'Restaurant',
    'restaurant|bistro|bistrot|brasserie|steakhouse|pizzeria|trattoria|osteria|ristorante|restaurante|taverna|wirtshaus|gasthaus|gaststätte|gasthof|speiselokal|eethuis|restauracja|restaurace|reštaurácia|restaurang|ravintola|étterem|vendéglő|ресторант|ресторан|трактир|ταβέρνα|εστιατόριο|restoran|lokanta|レストラン|料理店|食堂|居酒屋|寿司|餐厅|餐廳|饭店|餐馆|菜馆|식당|레스토랑|음식점|مطعم|מסעדה|ร้านอาหาร|nhà hàng|restoranas|restorāns|ภัตตาคาร|رستوران|रेस्टोरेंट|रेस्तरां|रेस्तराँ|भोजनालय',
  ],
  [
    'BarOrPub',
    'pub|wine bar|cocktail bar|weinbar|kneipe|bar à vin|enoteca|taberna|cervecería|бар|паб|バー|酒吧',
  ],
  [
    'IceCreamShop',
    'ice cream parlour|ice cream shop|gelateria|eisdiele|eiscafé|glacier artisanal|heladería|sorveteria|ijssalon|lodziarnia|zmrzlinárna',
  ],
  [
    'Brewery',
    'brewery|brauerei|brasserie artisanale|cervecería artesanal|birrificio|brouwerij|browar|pivovar|bryggeri|panimo|пивоварня|醸造所|啤酒厂',
  ],
  [
    'Winery',
    'winery|vineyard|weingut|domaine viticole|vigneron|bodega|viñedo|vinícola|cantina vinicola|azienda vinicola|wijngaard|winnica|vinařství|винодельня|ワイナリー|酒庄',
  ],
  [
    'Hotel',
    'hotel|hôtel|hostal|albergo|hotell|hotelli|szálloda|хотел|гостиница|отель|готель|ξενοδοχείο|otel|ホテル|酒店|大酒店|宾馆|賓館|飯店|旅店|호텔|فندق|מלון|โรงแรม|khách sạn|viešbutis|viesnīca|هتل|होटल',
  ],
  [
    'LodgingBusiness',
    'ferienhaus|ferienhäuser|ferienwohnung|ferienwohnungen|holiday cottage|holiday cottages|holiday home|holiday let|vacation rental|vacation rentals|gîte|gîtes|casa vacanze|casa de vacaciones|apartamento turístico|apartamentos turísticos|vakantiehuis|vakantiewoning|feriehus|sommerhus|semesterhus|ferieleilighet|domek letniskowy|domki letniskowe|nyaraló|kuća za odmor|ryokan|旅館|温泉宿|ペンション',
  ],
  [
    'BedAndBreakfast',
    'bed and breakfast|bed & breakfast|b&b|guesthouse|guest house|pension|gästehaus|chambres d’hôtes|chambre d’hôtes|maison d’hôtes|casa rural|pousada|affittacamere|penzion|pensjonat|penzión|pensiune|pensiunea|panzió|vendégház|pansiyon|къща за гости|гостьовий будинок|гостевой дом|ゲストハウス|民宿|게스트하우스|펜션',
  ],
  // It may have rooms, a kitchen, or both.
  ['Agriturismo', 'agriturismo|agriturismi'],
  [
    'Campground',
    'campsite|campground|campingplatz|camping|terrain de camping|kemping|кемпинг|キャンプ場|露营地|캠핑장',
  ],
  [
    'HairSalon',
    'hair salon|hairdresser|hairdressers|barber|barbershop|barber shop|friseur|friseursalon|friseurmeister|friseurmeisterin|frisör|coiffeur|salon de coiffure|coiffure|peluquería|barbería|cabeleireiro|barbearia|parrucchiere|barbiere|kapper|kapsalon|fryzjer|salon fryzjerski|kadeřnictví|kaderníctvo|frisörsalong|frisørsalon|parturi|kampaamo|fodrász|frizerie|фризьор|парикмахерская|барбершоп|перукарня|κομμωτήριο|kuaför|berber|美容室|美容院|理容室|床屋|理发店|理髮店|发廊|미용실|헤어살롱|صالون حلاقة|מספרה|ร้านตัดผม|tiệm cắt tóc|kirpykla|frizētava|juuksurisalong|ร้านทำผม|آرایشگاه',
  ],
  [
    'BeautySalon',
    'beauty salon|nail salon|kosmetikstudio|kosmetiksalon|nagelstudio|institut de beauté|salón de belleza|centro de estética|salão de beleza|centro estetico|schoonheidssalon|salon kosmetyczny|салон красоты|エステサロン|ネイルサロン|美容中心|네일샵|صالون تجميل',
  ],
  [
    'BikeStore',
    'bicycle shop|bike shop|bicycle repair|bike repair|cycle shop|fahrradladen|fahrradwerkstatt|fahrradgeschäft|magasin de vélos|réparation de vélos|vélociste|tienda de bicicletas|taller de bicicletas|loja de bicicletas|negozio di biciclette|riparazione biciclette|fietsenmaker|fietsenwinkel|sklep rowerowy|serwis rowerowy|cykelaffär|cykelverkstad|cykelbutik|веломастерская|веломагазин|自転車店|自転車屋|自行车店|자전거점',
  ],
  [
    'AutoRepair',
    'car repair|auto repair|kfz-meisterbetrieb|garage automobile|autowerkstatt|kfz-werkstatt|werkstatt für autos|taller mecánico|oficina mecânica|autofficina|autogarage|warsztat samochodowy|autoservis|bilverkstad|autokorjaamo|автосервис|自動車整備|汽车维修|汽車維修|카센터|كراج',
  ],
  [
    'AutoWash',
    'car wash|autowaschanlage|lavage auto|lavado de coches|autolavaggio|autowasstraat|автомойка|洗車場|洗车',
  ],
  [
    'AutoDealer',
    'car dealer|car dealership|autohaus|concessionnaire automobile|concesionario|concessionária|concessionaria auto|autobedrijf|salon samochodowy|автосалон|中古車|汽车销售|자동차 판매',
  ],
  [
    'Florist',
    'florist|flower shop|blumenladen|floristik|blumengeschäft|fleuriste|floristería|florería|floricultura|florista|fiorista|fioraio|bloemist|bloemenwinkel|kwiaciarnia|květinářství|kvetinárstvo|blomsterbutik|kukkakauppa|virágbolt|florărie|цветочный магазин|ανθοπωλείο|çiçekçi|花屋|生花店|花店|꽃집|محل زهور|ร้านดอกไม้',
  ],
  [
    'BookStore',
    'bookshop|bookstore|book store|book shop|bookseller|booksellers|llibreria|buchhandlung|buchladen|antiquariat|librairie|librería|livraria|libreria|boekhandel|boekwinkel|księgarnia|antykwariat|knihkupectví|kníhkupectvo|bokhandel|boghandel|kirjakauppa|könyvesbolt|librărie|книжарница|книжный магазин|книгарня|βιβλιοπωλείο|kitapçı|kitabevi|書店|書局|本屋|书店|书屋|서점|책방|مكتبة لبيع الكتب|חנות ספרים|ร้านหนังสือ|nhà sách',
  ],
  [
    'ClothingStore',
    'boutique de vêtements|clothing store|clothes shop|modegeschäft|bekleidungsgeschäft|tienda de ropa|loja de roupas|negozio di abbigliamento|kledingwinkel|sklep odzieżowy|магазин одежды|洋服店|服装店|옷가게',
  ],
  [
    'ShoeStore',
    'shoe shop|shoe store|schuhgeschäft|schuhladen|magasin de chaussures|zapatería|sapataria|negozio di scarpe|schoenenwinkel|sklep obuwniczy|магазин обуви|靴屋|鞋店|신발가게',
  ],
  [
    'JewelryStore',
    'jeweller|jewelers|jewelry store|juwelier|goldschmiede|bijouterie|joaillerie|joyería|joalheria|gioielleria|jubiler|klenotnictví|juvelerare|ювелирный|宝石店|珠宝店|보석상',
  ],
  [
    'PetStore',
    'pet shop|pet store|zoohandlung|animalerie|tienda de mascotas|pet shop|negozio di animali|dierenwinkel|sklep zoologiczny|зоомагазин|ペットショップ|宠物店|펫샵',
  ],
  [
    'FurnitureStore',
    'furniture store|furniture shop|möbelhaus|magasin de meubles|mueblería|tienda de muebles|loja de móveis|negozio di mobili|meubelwinkel|sklep meblowy|мебельный магазин|家具店|家具屋|가구점',
  ],
  [
    'GroceryStore',
    'grocery|greengrocer|butcher’s|butcher shop|metzgerei|fleischerei|schlachterei|hofladen|bioladen|épicerie|boucherie|fromagerie|frutería|carnicería|mercearia|talho|alimentari|macelleria|slagerij|kruidenier|sklep spożywczy|řeznictví|продуктовый магазин|мясная лавка|八百屋|肉屋|超市|식료품점|정육점|بقالة',
  ],
  [
    'Plumber',
    'plumber|plumbing|klempner|sanitärbetrieb|installateur|plombier|plomberie|fontanero|fontanería|encanador|idraulico|loodgieter|hydraulik|instalatér|rörmokare|vvs-installatør|rørlegger|putkimies|сантехник|水道工事|水电工|배관공|سباك',
  ],
  [
    'Electrician',
    'electrician|elektriker|elektroinstallation|elektromeister|elektromeisterin|elektrobetrieb|électricien|electricista|eletricista|elettricista|elektricien|elektryk|elektrikář|sähköasentaja|электрик|電気工事|电工|전기공사|كهربائي',
  ],
  [
    'RoofingContractor',
    'roofer|roofing|dachdecker|dachdeckerei|dachdeckermeister|dachdeckermeisterin|dachdeckerbetrieb|couvreur|techador|impermeabilización de cubiertas|dakdekker|dekarz|кровельщик|屋根工事',
  ],
  [
    'HousePainter',
    'house painter|painter and decorator|malerbetrieb|malermeister|peintre en bâtiment|pintor de casas|imbianchino|schildersbedrijf|malarz|塗装工事|塗装店',
  ],
  [
    'GeneralContractor',
    'general contractor|bauunternehmen|constructora|construtora|impresa edile|aannemer|firma budowlana|строительная компания|工務店|装修公司|인테리어',
  ],
  [
    'HomeAndConstructionBusiness',
    'joinery|carpenter|carpentry|schreinerei|tischlerei|zimmerei|menuiserie|ébénisterie|carpintería|carpintaria|marcenaria|falegnameria|timmerbedrijf|stolarnia|truhlářství|snickeri|tømrer|puusepänliike|asztalos|столярная|木工',
  ],
  [
    'MovingCompany',
    'moving company|removals|umzugsunternehmen|umzüge|déménageur|déménagement|empresa de mudanzas|mudanças|ditta di traslochi|traslochi|verhuisbedrijf|przeprowadzki|flyttfirma|грузоперевозки|引越し|搬家公司|이삿짐',
  ],
  [
    'Locksmith',
    'locksmith|schlüsseldienst|serrurier|cerrajero|chaveiro|fabbro|slotenmaker|ślusarz|låssmed|слесарь|鍵屋|开锁',
  ],
  [
    'DryCleaningOrLaundry',
    'dry cleaner|laundry|laundrette|reinigung|wäscherei|pressing|blanchisserie|laverie|tintorería|lavandería|lavanderia|wasserij|stomerij|pralnia|čistírna|химчистка|прачечная|クリーニング店|干洗店|세탁소|مغسلة',
  ],
  [
    'Tailor',
    'tailor|dressmaker|alterations|schneiderei|änderungsschneiderei|maßschneider|couturière|retoucherie|sastrería|sastre|alfaiataria|sartoria|kleermaker|krawiec|krejčovství|skrädderi|ателье|пошив|кравец|ραφείο|terzi|仕立て屋|裁缝店|裁縫|양장점|خياط',
  ],
  [
    'Notary',
    'notary|notariat|notaire|notaría|cartório|notaio|notaris|notariusz|notář|нотариус|公証役場|公证处',
  ],
  [
    'Attorney',
    'law firm|lawyer|lawyers|solicitor|solicitors|attorney|rechtsanwalt|rechtsanwältin|rechtsanwälte|anwaltskanzlei|kanzlei|avocat|avocats|cabinet d’avocats|abogado|abogada|abogados|bufete|advogado|advogada|advocacia|advogados|avvocato|studio legale|advocaat|advocaten|advocatenkantoor|adwokat|kancelaria|advokátní kancelář|advokát|advokatbyrå|advokat|asianajotoimisto|ügyvéd|ügyvédi|avocați|адвокат|юридическая|юрист|δικηγόρος|δικηγορικό|avukat|hukuk bürosu|法律事務所|弁護士|律师|律師|변호사|법률사무소|법무법인|محامي|محاماة|עורך דין|עורכי דין|ทนายความ|luật sư',
  ],
  [
    'AccountingService',
    'accountant|accountants|accounting firm|bookkeeping|steuerberater|steuerkanzlei|steuerberatung|buchhaltung|expert-comptable|cabinet comptable|gestoría|asesoría fiscal|contador|contabilidade|commercialista|accountantskantoor|boekhouder|biuro rachunkowe|účetní|redovisningsbyrå|tilitoimisto|könyvelő|contabilitate|бухгалтерские|λογιστικό|muhasebe|税理士|会計事務所|会计师|會計師|세무사|회계|محاسب',
  ],
  [
    'InsuranceAgency',
    'insurance agency|insurance broker|insurance agent|versicherungsmakler|versicherungsagentur|courtier en assurances|agencia de seguros|correduría de seguros|corretora de seguros|agenzia assicurativa|verzekeringskantoor|agencja ubezpieczeniowa|страховое агентство|保険代理店|保险代理|보험대리점',
  ],
  [
    'RealEstateAgent',
    'real estate agency|real estate agent|estate agents|estate agent|immobilienmakler|immobilien|agence immobilière|inmobiliaria|imobiliária|agenzia immobiliare|makelaar|makelaardij|biuro nieruchomości|agencja nieruchomości|realitní kancelář|mäklare|ejendomsmægler|eiendomsmegler|kiinteistönvälitys|ingatlaniroda|агентство недвижимости|агенція нерухомості|μεσιτικό|emlak|不動産|房地产|房產|부동산|عقارات',
  ],
  [
    'TravelAgency',
    'travel agency|reisebüro|agence de voyages|agencia de viajes|agência de viagens|agenzia di viaggi|agenzia viaggi|reisbureau|biuro podróży|cestovní kancelář|resebyrå|rejsebureau|matkatoimisto|utazási iroda|турагентство|туристическое агентство|ταξιδιωτικό γραφείο|seyahat acentası|旅行代理店|旅行社|여행사|وكالة سفر',
  ],
  [
    'ChildCare',
    'nursery school|kindergarten|childcare|day nursery|kita|kindertagesstätte|crèche|garderie|guardería|jardín de infancia|creche|asilo nido|kinderopvang|kinderdagverblijf|przedszkole|żłobek|mateřská škola|förskola|børnehave|barnehage|päiväkoti|óvoda|детский сад|дитячий садок|保育園|幼稚園|幼儿园|幼兒園|어린이집|유치원|حضانة',
  ],
  [
    'ExerciseGym',
    'gym|fitness studio|fitnessstudio|yoga studio|yogastudio|salle de sport|gimnasio|academia de ginástica|palestra|sportschool|siłownia|klub fitness|posilovna|kuntosali|edzőterem|фитнес-клуб|спортзал|γυμναστήριο|spor salonu|スポーツジム|フィットネス|健身房|健身中心|헬스장|نادي رياضي',
  ],
  [
    'DrivingSchool',
    'driving school|fahrschule|auto-école|auto école|école de conduite|autoescuela|escuela de manejo|autoescola|auto escola|autoscuola|scuola guida|rijschool|szkoła jazdy|nauka jazdy|autoškola|trafikskola|trafikkskole|køreskole|autokoulu|autósiskola|școală de șoferi|автошкола|σχολή οδηγών|sürücü kursu|教習所|驾校|駕訓班|운전학원|مدرسة تعليم القيادة|בית ספר לנהיגה|โรงเรียนสอนขับรถ|trường dạy lái xe',
  ],
  [
    'NGO',
    'charity|registered charity|non-profit|nonprofit|not-for-profit|ngo|charitable foundation|gemeinnützig|gemeinnütziger verein|hilfsorganisation|spendenorganisation|eingetragener verein|association loi 1901|association à but non lucratif|ong|organización sin ánimo de lucro|sin fines de lucro|organização sem fins lucrativos|sem fins lucrativos|organizzazione non profit|senza scopo di lucro|onlus|goed doel|stichting|fundacja|organizacja pożytku publicznego|nadace|neziskovka|nezisková organizace|nadácia|ideell förening|välgörenhet|velgørenhed|veldedig|hyväntekeväisyys|alapítvány|благотворительный|благотворительная|некоммерческая|благодійний|φιλανθρωπικ|μη κερδοσκοπικ|vakfı|derneği|npo法人|認定npo|公益法人|慈善|公益组织|公益組織|基金会|基金會|비영리|자선|جمعية خيرية|منظمة غير ربحية|עמותה|มูลนิธิ|tổ chức phi lợi nhuận|yayasan',
  ],
  [
    'Museum',
    'museum|musée|museo|museu|muzeum|múzeum|muzeul|muzej|museet|museo|музей|μουσείο|müzesi|博物館|博物馆|美術館|美术馆|박물관|미술관|متحف|מוזיאון',
  ],
];

/**
 * Words that name another trade when they end a longer one: a "Gebäudereinigung" is no laundry, a "Hundepension" takes no
 * people, and an "Autoklinik" no patients.
 */
const STAND_ALONE = new Set(['klinik', 'pension', 'reinigung']);
/** Characters. */
const SHORTEST_END = 6;

/** Whether the word may be the end of a longer one: "Landbäckerei". */
export const mayEndCompound = (word: string): boolean =>
  word.length >= SHORTEST_END && !STAND_ALONE.has(word);

const KATAKANA = /[\p{Script=Katakana}ー]/u;
/** So short a loan word is a part of many others: バー of メンバー and サーバー. */
const SHORT_KATAKANA = /^[\p{Script=Katakana}ー]{1,2}$/u;

const COMPOUND_LETTER = /[a-zäöüßåæø]/;
/** Arabic writes "for", "with" and "and" in one word with what follows. */
const ARABIC_PREFIX = /[لبو]/;
const LETTER = /\p{L}/u;

/**
 * Where a text in lower case has a word of a trade: whole, as the end of a compound, or anywhere in scripts without spaces.
 * "Landbäckerei" is a bakery; "Bäckereien" are other bakeries, and a "hotelier" is a person.
 */
export function* tradePlaces(text: string, word: string): Generator<number> {
  const isUnspaced = EAST_ASIAN_OR_THAI.test(word);
  const isShort = SHORT_KATAKANA.test(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    if (isShort && (KATAKANA.test(before) || KATAKANA.test(text.charAt(at + word.length)))) continue;
    const begins =
      isUnspaced ||
      !LETTER.test(before) ||
      (ARABIC_PREFIX.test(before) && !LETTER.test(text.charAt(at - 2))) ||
      (mayEndCompound(word) && COMPOUND_LETTER.test(before));
    if (begins && (isUnspaced || !LETTER.test(text.charAt(at + word.length)))) yield at;
  }
}

/** A text as {@link tradePlaces} compares it. */
export const asTradeText = (text: string): string => text.toLowerCase().replaceAll("'", '’');

/** A 酒店 of Japan sells drinks, and a 飯店 is a restaurant. */
const OTHER_IN_JAPAN: ReadonlySet<string> = new Set(['酒店', '大酒店', '飯店']);
const NONE: ReadonlySet<string> = new Set();

/** The words that mean another trade in the language of a text. */
export const otherTradesIn = (text: string): ReadonlySet<string> => (KANA.test(text) ? OTHER_IN_JAPAN : NONE);

/** Types of {@link businessWords} that are not local businesses: customers do not come in to buy there. */
export const notLocal = new Set(['NGO']);

/** Kinds of {@link businessWords} for which schema.org has no type of its own: a `LocalBusiness`. */
export const plainLocal = new Set(['Tailor', 'DrivingSchool', 'Agriturismo']);

/** Names of bodies that can be visited, but sell nothing: a department, a charity, a council, a ministry, a town. */
const NAMES_A_BODY =
  /(?<!\p{L})(?:department|faculty|university|universität|université|universidad|università|institute|institut|council|ministry|ministerium|ministère|ministerio|ministero|ministério|ministerie|ministerstwo|ministerstvo|ministeriet|ministeriö|minisztérium|ministerul|министерство|міністерство|υπουργείο|bakanlığı|وزارة|kementerian|association|society|foundation|trust|federation|parish|diocese|church|paroisse|diocèse|parroquia|parròquia|diócesis|parrocchia|diocesi|paróquia|parafia|parochie|farnost|församling|seurakunta|egyházközség|pfarrei|bistum|\p{L}*verein|e\.\s?v\.|\p{L}+verband|\p{L}*chor|choir|choral|stiftung|(?:samt|verbands|orts|kirchen|pfarr)?gemeinde|landkreis|landratsamt|rathaus|stadtverwaltung|(?:town|city|village|county|borough|township|municipality|district) of|(?:town|city|village|county) (?:hall|government)|municipality|mairie|commune d[eu]|ville d[eu]|ayuntamiento|ajuntament|municipio|municipalidad|comune di|gemeente|prefeitura|câmara municipal|gmina|fondation|fédération|asociación|fundación|federación|associació|associação|fundação|associazione|fondazione|federazione|stichting|vereniging|stowarzyszenie|fundacja|forening|förening|yhdistys|egyesület|alapítvány|spolek|nadace|scouts?(?: (?:group|troop|pack))|pfadfinder\p{L}*|scoutkår|spejder\p{L}*|partiolaiset|lippukunta|harcerze|user group|toastmasters|(?:rotary|lions|chess|rowing|cricket|football|rugby|bowls|sailing|cycling|running|camera|gardening|bridge|swimming|hockey|athletics?|angling|canoe|ski|judo) club)(?!\p{L})/iu;

/** Whether the name is that of a body, which is an `Organization` however it can be reached. */
export const namesABody = (name: string): boolean => NAMES_A_BODY.test(name);
