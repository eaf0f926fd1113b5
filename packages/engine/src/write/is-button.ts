import { blockWords } from './markdown-blocks.ts';
import { unfoldPhrases } from './unfold-phrases.ts';

/** What stands on buttons that lead to a booking, an order or a form, in the form of `blockWords`. */
const BUTTONS: ReadonlySet<string> = new Set(
  [
    'book|book (now|online|here|today|a table|a room|your stay|your visit|a visit|a call|a demo|a session|a lesson|an appointment|your appointment)|book (a table|an appointment|your appointment) (online|now)',
    '(make|request|schedule|get) an appointment|schedule (now|a visit|a call|a consultation)|reserve (now|online|a table|your table|your spot)|make a (reservation|booking)|order (now|online|here)|buy (now|tickets|tickets online)|get (tickets|directions|a quote|started|in touch)|request a quote|call (us|now|us now|us today)|contact us|contact us (now|today)|register (now|here|online)|sign up now|enquire now|apply now|learn more|find out more',
    '(jetzt|online|hier) (buchen|reservieren|bestellen|anmelden|anfragen|anrufen|kaufen|termin buchen|termin vereinbaren|kontaktieren)|(jetzt )?termin (buchen|vereinbaren|online buchen|anfragen)|termin online (buchen|vereinbaren)|jetzt online (buchen|reservieren|bestellen)|tisch (reservieren|buchen)|jetzt tisch reservieren|(online )?tickets (kaufen|buchen)|route planen|kontakt aufnehmen|kontaktieren sie uns|mehr (erfahren|infos)|zur (anmeldung|buchung)',
    'prendre (rendez vous|rdv)|prendre (rendez vous|rdv) (en ligne|maintenant|sur doctolib)|prenez (rendez vous|rdv)|prenez (rendez vous|rdv) en ligne|je prends rendez vous|(je )?réserve|réserver|réserver (en ligne|maintenant|une table|votre table|ma place)|réservez (en ligne|maintenant|votre table|votre séjour)|commander|commander (en ligne|maintenant)|commandez en ligne|acheter (un billet|des billets)|(nous )?contacter|contactez (nous|moi)|appelez (nous|moi)|demander un devis|s inscrire|je m inscris|en savoir plus|itinéraire',
    'reservar|reservar (ahora|online|mesa|cita|una mesa)|reserva (ahora|online|tu mesa|tu cita|aquí)|pedir cita|pedir cita (online|previa|ahora)|pide (cita|tu cita)|pide (cita|tu cita) (online|ahora)|comprar (entradas|ahora)|cómo llegar|contáctanos|contáctenos|llámanos|saber más|más información|inscríbete',
    'prenota|prenota (ora|online|qui|un tavolo|una visita|un appuntamento|il tuo tavolo)|prenotare online|acquista (ora|biglietti)|ordina (ora|online)|contattaci|chiamaci|richiedi (un preventivo|informazioni)|scopri di più|iscriviti ora|come arrivare',
    'reserveer|reserveer (nu|online|een tafel|direct)|boek (nu|online|direct)|maak (een|online een) afspraak|afspraak maken|online afspraak maken|bestel (nu|online)|neem contact op|meer (info|informatie|lezen)|bel ons',
    'reserve (agora|já|uma mesa)|agende (agora|online|sua consulta|a sua consulta)|agendar (consulta|agora|online)|marcar (consulta|consulta online)|marque (a sua consulta|já)|peça um orçamento|saiba mais|fale conosco|comprar (agora|bilhetes|ingressos)',
    'zarezerwuj|zarezerwuj (teraz|online|stolik|termin|wizytę)|umów (się|wizytę|wizytę online|się online|się na wizytę)|zamów (teraz|online)|kup (teraz|bilet|bilety)|zapisz się|dowiedz się więcej|skontaktuj się z nami|zadzwoń|zadzwoń do nas',
    'boka (nu|tid|online|bord|tid online|en tid)|läs mer|kontakta oss|(bestil|book) (nu|tid|online|bord|tid online)|læs mere|kontakt os|bestill (nå|time|bord|time online)|les mer|kontakt oss|varaa (aika|nyt|pöytä|aika verkossa)|lue lisää|ota yhteyttä',
    'objednat (se|online|nyní)|objednejte se|objednejte se online|rezervovat|rezervovat (stůl|termín|online)|objednať sa|rezervovať|foglaljon (időpontot|most|asztalt)|időpontot foglalok|programează te|programează te (acum|online)|rezervă (acum|online|o masă)|sună (acum|ne|ne acum)|contactează ne|comandă (acum|online)|cere ofertă|află mai multe|citește mai mult|randevu al|hemen (ara|randevu al)|κλείστε ραντεβού|κάντε κράτηση',
    'записаться|записаться (онлайн|на прием|на приём)|забронировать|забронировать (столик|онлайн)|заказать|заказать (звонок|онлайн)|купить билет|подробнее|записатися|записатися (онлайн|на прийом)|забронювати|замовити|запази час',
    '予約する|今すぐ予約|今すぐ予約する|ご予約はこちら|予約はこちら|web予約|web予約はこちら|ネット予約|お問い合わせはこちら|詳しくはこちら|详情|立即预订|立即预约|在线预约|在线预订|马上预约|立即預訂|立即預約|線上預約|線上訂位|我要預約|예약하기|온라인 예약|지금 예약|바로 예약|문의하기|احجز الآن|احجز موعد|احجز موعدك|اتصل بنا|להזמנת תור|הזמינו עכשיו',
  ].flatMap(unfoldPhrases),
);

/** Whether a line is what stands on a button: "Book now", "Prendre rendez-vous". It tells nothing where nobody can press it. */
export const isButton = (line: string): boolean => BUTTONS.has(blockWords(line));
