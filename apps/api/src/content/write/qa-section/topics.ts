/** What visitors of every site ask: how a site heads it, what an answer must hold, how one asks for it. */
export interface Topic {
  headings: RegExp;
  /** What the text must hold to be an answer; null where sentences are wanted. */
  holds: RegExp | null;
  /** By language; `{x}` is the site's name. */
  asks: Record<string, string>;
}

/** Languages without a wording of their own get no question of that topic. */
export const topics: readonly Topic[] = [
  {
    headings:
      /^(?:(?:our )?(?:opening|business|office|store|practice|visiting) (?:hours|times)|hours(?: of operation)?|öffnungszeiten|sprechzeiten|sprechstunden?|(?:nos )?horaires(?: d[’']ouverture)?|heures d[’']ouverture|horarios?(?: de (?:apertura|atención))?|orari(?: di apertura)?|openingstijden|horário(?: de funcionamento)?|godziny otwarcia|営業時間|診療時間)$/iu,
    holds: /\d{1,2}\s*(?:[:.h]\s*\d{0,2}|uhr|a\.?m|p\.?m|時|[–-])/iu,
    asks: {
      en: 'What are the opening hours?',
      de: 'Wie sind die Öffnungszeiten?',
      fr: 'Quels sont les horaires d’ouverture ?',
      es: '¿Cuál es el horario?',
      it: 'Quali sono gli orari di apertura?',
      nl: 'Wat zijn de openingstijden?',
      pt: 'Qual é o horário de funcionamento?',
      pl: 'Jakie są godziny otwarcia?',
      ja: '営業時間は何時ですか？',
    },
  },
  {
    headings:
      /^(?:(?:our )?(?:address|location|directions)|how to (?:find|reach) us|find us|where (?:we are|to find us)|getting here|anfahrt|adresse|anreise|standort|so finden sie uns|ihr weg zu uns|accès|plan d[’']accès|(?:où )?nous trouver|dirección|ubicación|cómo llegar|dónde estamos|dove siamo|come raggiungerci|indirizzo|adres|route|endereço|onde estamos|como chegar|dojazd|アクセス|所在地)$/iu,
    holds: /\d/u,
    asks: {
      en: 'Where is {x}?',
      de: 'Wo finde ich {x}?',
      fr: 'Où se trouve {x} ?',
      es: '¿Dónde está {x}?',
      it: 'Dove si trova {x}?',
      nl: 'Waar vind ik {x}?',
      pt: 'Onde fica {x}?',
      ja: '{x}はどこにありますか？',
    },
  },
  {
    headings:
      /^(?:contact(?: (?:us|details|information))?|get in touch|kontakt|so erreichen sie uns|contactez-nous|nous contacter|contacto|contatti|contattaci|neem contact op|contactos?|fale conosco|お問い合わせ|連絡先)$/iu,
    holds: /@|\+?\d[\d ()/.-]{6,}/u,
    asks: {
      en: 'How can I contact {x}?',
      de: 'Wie erreiche ich {x}?',
      fr: 'Comment contacter {x} ?',
      es: '¿Cómo puedo contactar con {x}?',
      it: 'Come posso contattare {x}?',
      nl: 'Hoe kan ik contact opnemen met {x}?',
      pt: 'Como posso contactar {x}?',
      ja: '{x}への問い合わせ方法は？',
    },
  },
  {
    headings:
      /^(?:(?:our )?(?:prices|pricing|price list|rates|fees|costs?)|(?:unsere )?(?:preise|preisliste|kosten)|(?:nos )?(?:tarifs|prix)|precios|tarifas|prezzi|tariffe|listino(?: prezzi)?|prijzen|tarieven|preços|cennik|料金)$/iu,
    holds: /[€$£¥]|\b(?:EUR|USD|CHF|GBP|zł)\b|円/u,
    asks: {
      en: 'What are the prices?',
      de: 'Was kostet es?',
      fr: 'Quels sont les tarifs ?',
      es: '¿Cuáles son los precios?',
      it: 'Quali sono i prezzi?',
      nl: 'Wat kost het?',
      pt: 'Quais são os preços?',
      pl: 'Ile to kosztuje?',
      ja: '料金はいくらですか？',
    },
  },
  {
    headings:
      /^(?:shipping|delivery|(?:shipping|delivery) (?:(?:and|&) \w+|times?|costs?|information|policy)|versand(?:kosten)?|versand (?:und|&) \w+|lieferung|lieferzeit(?:en)?|(?:la )?livraison|frais de (?:port|livraison)|envíos?|gastos de envío|spedizion[ie]|verzending|bezorging|levering|envio|dostawa|配送(?:について)?|送料)$/iu,
    holds: null,
    asks: {
      en: 'How does delivery work?',
      de: 'Wie läuft der Versand ab?',
      fr: 'Comment se passe la livraison ?',
      es: '¿Cómo funcionan los envíos?',
      it: 'Come funziona la spedizione?',
      nl: 'Hoe werkt de verzending?',
      pt: 'Como funciona o envio?',
      ja: '配送はどのように行われますか？',
    },
  },
  {
    headings:
      /^(?:returns?(?: (?:policy|and refunds|& refunds|and exchanges))?|refunds?(?: policy)?|rückgabe(?:recht)?|retouren?|rücksendung(?:en)?|retours?(?: et remboursements?)?|devoluciones|resi(?: e rimborsi)?|retourneren|devoluções|zwroty|返品(?:について)?)$/iu,
    holds: null,
    asks: {
      en: 'How do returns work?',
      de: 'Wie funktioniert die Rückgabe?',
      fr: 'Comment retourner un article ?',
      es: '¿Cómo funcionan las devoluciones?',
      it: 'Come funzionano i resi?',
      nl: 'Hoe kan ik iets retourneren?',
      pt: 'Como funcionam as devoluções?',
      ja: '返品はできますか？',
    },
  },
  {
    headings:
      /^(?:payments?(?: (?:methods|options))?|ways to pay|zahlung(?:sarten|smöglichkeiten)?|(?:moyens de )?paiements?|(?:formas|métodos) de pago|pagos?|pagament[io]|metodi di pagamento|betaling|betaalmethoden|(?:formas de )?pagamento|płatności|お支払い(?:方法)?)$/iu,
    holds: null,
    asks: {
      en: 'How can I pay?',
      de: 'Wie kann ich bezahlen?',
      fr: 'Quels sont les moyens de paiement ?',
      es: '¿Cómo puedo pagar?',
      it: 'Come posso pagare?',
      nl: 'Hoe kan ik betalen?',
      pt: 'Como posso pagar?',
      ja: '支払い方法は何がありますか？',
    },
  },
  {
    headings:
      /^(?:bookings?|reservations?|book a table|how to book|(?:tisch)?reservierung(?:en)?|(?:la )?réservations?|réserver(?: une table)?|reservas?|prenotazion[ie]|reserver(?:en|ing)|reservas|rezerwacja|ご?予約(?:方法)?)$/iu,
    holds: null,
    asks: {
      en: 'How do I make a reservation?',
      de: 'Wie kann ich reservieren?',
      fr: 'Comment réserver ?',
      es: '¿Cómo puedo reservar?',
      it: 'Come posso prenotare?',
      nl: 'Hoe kan ik reserveren?',
      pt: 'Como posso reservar?',
      ja: '予約はどうすればよいですか？',
    },
  },
  {
    headings:
      /^(?:appointments?|(?:make|book) an appointment|termine?|terminvereinbarung|terminvergabe|termin (?:vereinbaren|buchen)|(?:prendre )?rendez-vous|(?:pedir )?citas?(?: previa)?|appuntament[io]|afspraak(?: maken)?|marcações|umów wizytę)$/iu,
    holds: null,
    asks: {
      en: 'How do I make an appointment?',
      de: 'Wie vereinbare ich einen Termin?',
      fr: 'Comment prendre rendez-vous ?',
      es: '¿Cómo puedo pedir cita?',
      it: 'Come posso prendere un appuntamento?',
      nl: 'Hoe maak ik een afspraak?',
      pt: 'Como posso marcar uma consulta?',
    },
  },
  {
    headings:
      /^(?:install(?:ation|ing)?|installieren|instalación|installazione|installatie|instalação|instalacja|インストール)$/iu,
    holds: /./u,
    asks: {
      en: 'How do I install {x}?',
      de: 'Wie installiere ich {x}?',
      fr: 'Comment installer {x} ?',
      es: '¿Cómo instalo {x}?',
      it: 'Come si installa {x}?',
      nl: 'Hoe installeer ik {x}?',
      pt: 'Como instalar {x}?',
      ja: '{x}はどのようにインストールしますか？',
    },
  },
  {
    headings:
      /^(?:(?:system )?requirements|prerequisites|(?:system)?voraussetzungen|prérequis|configuration requise|requisitos|requisiti|vereisten)$/iu,
    holds: null,
    asks: {
      en: 'What do I need to use {x}?',
      de: 'Was brauche ich für {x}?',
      fr: 'De quoi ai-je besoin pour {x} ?',
      es: '¿Qué necesito para {x}?',
      it: 'Di cosa ho bisogno per {x}?',
      nl: 'Wat heb ik nodig voor {x}?',
      pt: 'De que preciso para {x}?',
    },
  },
  {
    headings:
      /^(?:about(?: us)?|our (?:story|company)|über uns|wir über uns|qui sommes-nous|à propos(?: de nous)?|notre histoire|sobre nosotros|quiénes somos|chi siamo|over ons|sobre nós|quem somos|o nas|会社概要|私たちについて)$/iu,
    holds: null,
    asks: {
      en: 'Who is behind {x}?',
      de: 'Wer steht hinter {x}?',
      fr: 'Qui est derrière {x} ?',
      es: '¿Quién está detrás de {x}?',
      it: 'Chi c’è dietro {x}?',
      nl: 'Wie zit er achter {x}?',
      pt: 'Quem está por trás de {x}?',
    },
  },
];
