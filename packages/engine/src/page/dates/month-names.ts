/**
 * Month names as written in dates, long and short, in about forty languages (Unicode CLDR; Arabic also as in
 * the Levant and the Maghreb), in lower case without accents. `listopad` is also the Croatian October.
 */
const NAMES = [
  'january|jan|januar|janvier|janv|enero|ene|gennaio|gen|janeiro|januari|tammikuuta|tammikuu|tammi|stycznia|styczen|sty|ledna|leden|led|januara|ianuarie|ian|януари|января|январь|янв|січня|січень|січ|ιανουαριου|ιαν|ocak|sijecnja|sijecanj|sij|јануар|јан|sausio|sausis|janvaris|jaanuar|jaan|gener|xaneiro|xan|يناير|ינואר|ינו|ژانویهٔ|ژانویه|जनवरी|जन|มกราคม|ม.ค|كانون الثاني|janner|stycz',
  'february|feb|februar|fevrier|fevr|febrero|febbraio|fevereiro|fev|februari|helmikuuta|helmikuu|helmi|lutego|luty|lut|unora|unor|uno|februara|febr|februarie|февруари|февраля|февраль|февр|лютого|лютии|лют|φεβρουαριου|φεβ|subat|sub|veljace|veljaca|фебруар|феб|vasario|vasaris|februaris|veebruar|veebr|febrer|febreiro|فبراير|פברואר|פבר|فوریهٔ|فوریه|फ़रवरी|फ़र|กุมภาพันธ์|ก.พ|شباط|feber',
  'march|mar|marz|mars|marzo|marco|maart|mrt|marts|maaliskuuta|maaliskuu|maalis|marca|marzec|brezna|brezen|bre|marec|marcius|marc|martie|март|марта|мар|березня|березень|бер|μαρτιου|μαρ|mart|ozujka|ozujak|ozu|kovo|kovas|maret|mac|مارس|מרץ|मार्च|มีนาคม|มี.ค|آذار|اذار',
  'april|apr|avril|avr|abril|abr|aprile|huhtikuuta|huhtikuu|huhti|kwietnia|kwiecien|kwi|dubna|duben|dub|aprila|aprilis|aprilie|април|апреля|апрель|апр|квітня|квітень|квіт|απριλιου|απρ|nisan|nis|travnja|travanj|tra|balandzio|balandis|aprill|أبريل|אפריל|אפר|آوریل|अप्रैल|เมษายน|เม.ย|نيسان|ابريل|إبريل',
  'may|mai|mayo|maggio|mag|maio|mei|maj|toukokuuta|toukokuu|touko|maja|kvetna|kveten|kve|majus|маи|мая|травня|травень|трав|μαιου|μαι|mayıs|svibnja|svibanj|svi|мај|geguzes|geguze|maijs|maig|مايو|מאי|مهٔ|مه|मई|พฤษภาคม|พ.ค|أيار|ايار|ماي',
  'june|jun|juni|juin|junio|giugno|giu|junho|kesakuuta|kesakuu|kesa|czerwca|czerwiec|cze|cervna|cerven|cvn|juna|junius|iunie|iun|юни|июня|июнь|июн|червня|червень|черв|ιουνιου|ιουν|haziran|haz|lipnja|lipanj|јун|birzelio|birzelis|junijs|juuni|juny|xuno|يونيو|יוני|ژوئن|जून|มิถุนายน|มิ.ย|حزيران|جوان',
  'july|jul|juli|juillet|juil|julio|luglio|lug|julho|heinakuuta|heinakuu|heina|lipca|lipiec|cervence|cervenec|cvc|jula|julius|iulie|iul|юли|июля|июль|июл|липня|липень|лип|ιουλιου|ιουλ|temmuz|tem|srpnja|srpanj|јул|liepos|liepa|julijs|juuli|julai|juliol|xullo|xul|يوليو|יולי|ژوئیهٔ|ژوئیه|जुलाई|जुल|กรกฎาคม|ก.ค|تموز|يوليوز|جويلية',
  'august|aug|aout|agosto|ago|augustus|augusti|elokuuta|elokuu|elo|sierpnia|sierpien|srpna|srpen|augusta|augusztus|август|августа|авг|серпня|серпень|серп|αυγουστου|αυγ|agustos|agu|kolovoza|kolovoz|kol|rugpjucio|rugpjutis|augusts|agustus|ogos|ogo|agost|ag|أغسطس|אוגוסט|אוג|اوت|अगस्त|अग|สิงหาคม|ส.ค|آب|اب|غشت|أوت',
  'september|sep|sept|septembre|septiembre|settembre|set|setembro|syyskuuta|syyskuu|syys|wrzesnia|wrzesien|wrz|zari|zar|septembra|szeptember|szept|septembrie|септември|сентября|сентябрь|сент|вересня|вересень|вер|σεπτεμβριου|σεπ|eylul|eyl|rujna|rujan|ruj|септембар|сеп|rugsejo|rugsejis|septembris|setembre|سبتمبر|ספטמבר|ספט|سپتامبر|सितंबर|सित|กันยายน|ก.ย|أيلول|ايلول|شتنبر|setiembre',
  'october|oct|oktober|okt|octobre|octubre|ottobre|ott|outubro|out|lokakuuta|lokakuu|loka|pazdziernika|pazdziernik|paz|rijna|rijen|rij|oktobra|octombrie|октомври|октября|октябрь|окт|жовтня|жовтень|жовт|οκτωβριου|οκτ|ekim|октобар|spalio|spalis|oktobris|oktoober|أكتوبر|אוקטובר|אוק|اکتبر|अक्टूबर|अक्टू|ตุลาคม|ต.ค|تشرين الأول|تشرين الاول|اكتوبر',
  'november|nov|novembre|noviembre|novembro|marraskuuta|marraskuu|marras|listopada|listopad|listopadu|novembra|noiembrie|ноември|ноября|ноябрь|нояб|листопада|листопад|лист|νοεμβριου|νοε|kasım|kas|studenoga|studeni|stu|новембар|нов|lapkricio|lapkritis|novembris|نوفمبر|נובמבר|נוב|نوامبر|नवंबर|नव|พฤศจิกายน|พ.ย|تشرين الثاني|نونبر',
  'december|dec|dezember|dez|decembre|diciembre|dic|dicembre|dezembro|desember|des|joulukuuta|joulukuu|joulu|grudnia|grudzien|gru|prosince|prosinec|decembra|decembrie|декември|декабря|декабрь|дек|грудня|грудень|груд|δεκεμβριου|δεκ|aralık|ara|prosinca|prosinac|децембар|дец|gruodzio|gruodis|decembris|detsember|dets|disember|dis|desembre|decembro|ديسمبر|דצמבר|דצמ|دسامبر|दिसंबर|दिस|ธันวาคม|ธ.ค|كانون الأول|كانون الاول|دجنبر',
];

const monthByName = new Map<string, number>();
for (const [at, names] of NAMES.entries())
  for (const name of names.split('|')) if (!monthByName.has(name)) monthByName.set(name, at + 1);

/** Lower case without accents, as the names are stored. */
export const foldMonth = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** 1 to 12; null if it is not a month. */
export const monthNamed = (name: string): number | null => monthByName.get(foldMonth(name)) ?? null;

/** Matches any of them, the longest first. */
export const MONTH_PATTERN = [...monthByName.keys()]
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace(/[.]/g, '\\.'))
  .join('|');
