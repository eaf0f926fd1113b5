import type { LimitName } from '@visible-ai/shared/contract/endpoint';

interface Allowance {
  /** Calls. */
  points: number;
  seconds: number;
}

export interface AtOnce {
  /** Of one account, and of all. */
  account: number;
  everybody: number;
  /** So many more of one account wait for their turn; what comes on top is told to come back. */
  waiting: number;
}

interface LimitNumbers {
  /**
   * Per client network: generous for a person, and for an office behind one address; short for a script. A program with
   * an API key has the same for each key instead, wherever it runs.
   */
  client: Allowance;
  /** Per account or mail address, whoever calls, by hand or by however many keys. */
  account?: Allowance;
  /** Of the whole installation, whoever asks: mails of this kind. A flood through many networks ends here. */
  everybody?: Allowance;
  /**
   * Kept in the database: they hold over a restart and for all instances together. The others guard the
   * service's own strength, which each instance has for itself, and cost nothing on the way of a call.
   */
  shared: boolean;
  /** How many of these calls an instance works on at the same moment. */
  atOnce?: AtOnce;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const limitNumbers: Record<LimitName, LimitNumbers> = {
  // A person mistypes a few times. The account's number is wider than the client's, so that a stranger alone
  // cannot keep its owner out.
  'sign-in': {
    client: { points: 20, seconds: 15 * MINUTE },
    account: { points: 40, seconds: 15 * MINUTE },
    shared: true,
  },
  register: {
    client: { points: 10, seconds: HOUR },
    account: { points: 5, seconds: HOUR },
    everybody: { points: 300, seconds: HOUR },
    shared: true,
  },
  // Asking for links by mail, and opening them. Nobody's mailbox gets more than five an hour through us.
  'mail-link': {
    client: { points: 30, seconds: HOUR },
    account: { points: 5, seconds: HOUR },
    everybody: { points: 300, seconds: HOUR },
    shared: true,
  },
  'analysis-mail': { client: { points: 5, seconds: HOUR }, shared: true },
  generation: {
    client: { points: 120, seconds: HOUR },
    account: { points: 60, seconds: HOUR },
    shared: true,
  },
  // The sender gets a copy: nobody's mailbox is filled through the form.
  intake: {
    client: { points: 5, seconds: HOUR },
    account: { points: 3, seconds: 24 * HOUR },
    everybody: { points: 200, seconds: HOUR },
    shared: true,
  },
  // Answers of up to some hundred kilobytes: a person opens one after the other, a page of them at most at once.
  'heavy-read': {
    client: { points: 600, seconds: MINUTE },
    account: { points: 240, seconds: MINUTE },
    shared: false,
    atOnce: { account: 2, everybody: 4, waiting: 20 },
  },
  // Streams that last as long as a run: each looks at the database again and again. Whoever has no place asks now and then.
  watch: {
    client: { points: 600, seconds: MINUTE },
    shared: false,
    atOnce: { account: 10, everybody: 200, waiting: 0 },
  },
  // Everything of an account: a person takes it once.
  export: {
    client: { points: 20, seconds: HOUR },
    account: { points: 10, seconds: HOUR },
    shared: true,
    atOnce: { account: 1, everybody: 4, waiting: 1 },
  },
  // A report in seven formats, by hand or from a script that walks through all of an account's. Some take a second to draw.
  report: {
    client: { points: 240, seconds: 10 * MINUTE },
    account: { points: 240, seconds: 10 * MINUTE },
    shared: false,
  },
  // Thousands of pages: each is read as it is sent.
  'site-report': {
    client: { points: 120, seconds: 10 * MINUTE },
    account: { points: 120, seconds: 10 * MINUTE },
    shared: false,
    atOnce: { account: 2, everybody: 6, waiting: 20 },
  },
  refresh: { client: { points: 120, seconds: MINUTE }, shared: false },
  // Twenty keys are not twenty times one: their account has the double of what each has.
  analysis: {
    client: { points: 30, seconds: 10 * MINUTE },
    account: { points: 60, seconds: 10 * MINUTE },
    shared: false,
  },
  // What is sent to somebody's server because a person pressed a button: no means to flood it.
  'webhook-send': {
    client: { points: 60, seconds: 10 * MINUTE },
    account: { points: 60, seconds: 10 * MINUTE },
    shared: false,
  },
  // Logs are sent by the hour, the day or, by a content network, several times a minute. Each is read as it comes.
  'log-upload': {
    client: { points: 300, seconds: 10 * MINUTE },
    account: { points: 300, seconds: 10 * MINUTE },
    shared: false,
    atOnce: { account: 2, everybody: 8, waiting: 4 },
  },
  // API keys that were not met before: each costs a look into the database. A good one is remembered.
  'key-guess': { client: { points: 600, seconds: 10 * MINUTE }, shared: false },
  // Files that are served to anybody who knows where: often to one machine that hands them on to all visitors of a site.
  'hosted-file': { client: { points: 60_000, seconds: MINUTE }, shared: false },
  default: { client: { points: 600, seconds: MINUTE }, shared: false },
};
