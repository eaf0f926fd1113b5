/** Streets and towns that are called "example" in their language, as templates have them. */
const SAMPLE =
  /(?<!\p{L})(?:muster(?:stra(?:ß|ss)e|str\.|weg|platz|stadt|ort|hausen)|beispiel(?:stra(?:ß|ss)e|str\.|weg|stadt)|(?:példa|minta) (?:utca|út|tér|u\.)|vzorová|ukázková|příkladná|vzorov[áa] ulica|przykładowa|rue (?:de l[’'])?exemple|calle (?:de )?ejemplo|carrer (?:de l[’'])?exemple|via (?:dell[’'])?esempio|rua (?:de |do )?exemplo|voorbeeld(?:straat|weg|stad)|eksempel(?:vej|gade|gata|veien|byen?)|exempel(?:gatan|vägen|stad)|esimerkki(?:katu|tie|kaupunki)|örnek (?:mah|sok|cad)\p{L}*|strada (?:exemplului|exemplu)|(?:ул\.|улица) примерная|οδός παραδείγματος|jalan contoh|jl\. contoh|example (?:street|road|avenue|lane|city|town)|sample (?:city|town)|anytown|any ?city|your (?:city|town|street|address)|123 (?:fake|demo|example|sample|anywhere) (?:street|st|road|rd)|123 main (?:street|st)\.?, (?:city|town|springfield|new york, ny 1000\d))(?!\p{L})|サンプル[市町区県]/iu;

/** Whether an address only shows how one looks: "Musterstraße 1, 12345 Musterstadt", "[Your address, town]". */
export const isSampleAddress = (address: string): boolean =>
  SAMPLE.test(address) || /\[[^\]]*\]/.test(address);
