import type { HoursWords } from './hours-words.ts';

const OF_ENGLISH: HoursWords = {
  days: [
    'm|mon(?:day)?s?',
    'tue(?:s(?:day)?)?s?',
    'w|wed(?:nesday|s)?s?',
    'th|thu(?:r(?:s(?:day)?)?)?s?',
    'f|fri(?:day)?s?',
    'sa|sat(?:urday)?s?',
    'su|sun(?:day)?s?',
  ],
  to: 'to|till|til|until|through|thru',
  daily: 'daily|every ?day|(?:7|seven) days(?: a week)?|all week',
  weekdays: 'weekdays',
  weekend: 'weekends?',
  holidays: '(?:(?:public|bank|national) )?holidays',
  closed: 'closed',
  fill: "and|from|open|we are|we're|on|hrs?|hours|o['’]clock",
};

/** Also as Norwegians write them. */
const OF_DANISH: HoursWords = {
  days: [
    'man(?:dag(?:er?)?)?',
    'tirs?(?:dag(?:er?)?)?',
    'ons(?:dag(?:er?)?)?',
    'tors?(?:dag(?:er?)?)?',
    'fre(?:dag(?:er?)?)?',
    'lør(?:dag(?:er?)?)?',
    'søn(?:dag(?:er?)?)?',
  ],
  to: 'til(?: og med)?|t\\.?o\\.?m',
  daily: 'alle dage|hver dag|dagligt|daglig',
  weekdays: 'hverdage|hverdager|hverdag',
  weekend: 'weekend(?:er)?|helg(?:er|en(?:e)?)?',
  holidays: 'helligdage|helligdager',
  closed: 'lukket|stengt',
  fill: 'og|fra|kl|klokken|åben|åbent|åbne|åpent|åpen|(?:vi|butikken) (?:har|holder|er)|på|om',
};

/** The words for hours of English, German, Dutch and the languages of Scandinavia. */
export const germanicHours = {
  en: OF_ENGLISH,
  de: {
    days: [
      'mo(?:ntags?)?',
      'di(?:enstags?)?',
      'mi(?:ttwochs?)?',
      'do(?:nnerstags?)?',
      'fr(?:eitags?)?',
      'sa(?:mstags?)?|sonnabends?',
      'so(?:nntags?)?',
    ],
    to: 'bis(?: zum)?',
    daily: 'täglich|jeden tag',
    weekdays: 'werktags|unter der woche',
    weekend: '(?:am |an )?wochenenden?',
    holidays: '(?:gesetzliche[nr]? )?feiertag(?:e|en|s)?',
    closed: 'geschlossen|ruhetag|zu',
    fill: 'und|u\\.|sowie|von|uhr|h|geöffnet|offen|an|am|wir (?:haben|sind)|für sie da|jeweils',
  },
  nl: {
    days: [
      'ma(?:andag(?:s|en)?)?',
      'di(?:nsdag(?:s|en)?)?',
      'wo(?:ensdag(?:s|en)?)?',
      'do(?:nderdag(?:s|en)?)?',
      'vr(?:ijdag(?:s|en)?)?',
      'za(?:terdag(?:s|en)?)?',
      'zo(?:ndag(?:s|en)?)?',
    ],
    to: 'tot(?: en met)?|t/m',
    daily: 'dagelijks|elke dag',
    weekdays: 'werkdagen|doordeweeks',
    weekend: '(?:het |in het )?weekend',
    holidays: 'feestdagen',
    closed: 'gesloten',
    fill: 'en|van|uur|u|geopend|open|op|om|in|(?:wij|we) zijn|(?:onze|de) (?:winkel|praktijk|zaak|salon|showroom) is',
  },
  sv: {
    days: [
      'mån(?:dag(?:ar)?)?',
      'tis?(?:dag(?:ar)?)?',
      'ons?(?:dag(?:ar)?)?',
      'tors?(?:dag(?:ar)?)?',
      'fre(?:dag(?:ar)?)?',
      'lör(?:dag(?:ar)?)?',
      'sön(?:dag(?:ar)?)?',
    ],
    to: 'till(?: och med)?|t\\.?o\\.?m',
    daily: 'alla dagar|varje dag|dagligen',
    weekdays: '(?:helgfria )?vardagar',
    weekend: 'helg(?:er|en)?',
    holidays: 'helgdagar|röda dagar',
    closed: 'stängt',
    fill: 'och|från|kl|klockan|öppet|öppna|vi (?:har|är|håller)|butiken (?:har|är)|på',
  },
  da: OF_DANISH,
  nb: OF_DANISH,
  nn: OF_DANISH,
} satisfies Record<string, HoursWords>;
