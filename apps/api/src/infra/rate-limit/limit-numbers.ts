import type { LimitName } from '@visible-ai/shared/contract/endpoint';

interface Allowance {
  /** Calls. */
  points: number;
  seconds: number;
}

export interface AtOnce {
  /** For one account, and for all accounts. */
  account: number;
  everybody: number;
  /** How many more calls of one account may wait for their turn. Any further call gets 429. */
  waiting: number;
}

interface LimitNumbers {
  /**
   * Per client network: generous for a person and for an office behind one address, tight for a script. For a program with
   * an API key this counts per key, wherever the program runs.
   */
  client: Allowance;
  /** Per account or mail address, for all its callers and keys together. */
  account?: Allowance;
  /** For the whole installation: how many mails of this kind. It stops a flood from many networks. */
  everybody?: Allowance;
  /**
   * Whether the limit is counted in the database. Such limits survive a restart and hold for all instances together. The other
   * limits protect one instance from overload, so each instance counts them in memory, which costs a call nothing.
   */
  shared: boolean;
  /** How many of these calls an instance works on at once. */
  atOnce?: AtOnce;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const limitNumbers: Record<LimitName, LimitNumbers> = {
  // A person mistypes a few times. The account's number is larger than the client's, so one stranger cannot lock
  // its owner out.
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
  // Requesting links by mail, and opening them. A mailbox gets at most five an hour from us.
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
  // The sender gets a confirmation, so the form must not be a way to fill somebody's mailbox.
  intake: {
    client: { points: 5, seconds: HOUR },
    account: { points: 3, seconds: 24 * HOUR },
    everybody: { points: 200, seconds: HOUR },
    shared: true,
  },
  // Answers of up to some hundred kilobytes. A person opens one after the other, or one page of them at once.
  'heavy-read': {
    client: { points: 600, seconds: MINUTE },
    account: { points: 240, seconds: MINUTE },
    shared: false,
    atOnce: { account: 2, everybody: 4, waiting: 20 },
  },
  // Calls whose answer or body may hold a text of a megabyte besides what they do: polling a job, saving. They may come as
  // often as any other call, but few are worked on at once.
  'whole-text': {
    client: { points: 600, seconds: MINUTE },
    shared: false,
    atOnce: { account: 2, everybody: 6, waiting: 40 },
  },
  // Streams that last as long as a run and query the database again and again. A client without a place polls instead.
  watch: {
    client: { points: 600, seconds: MINUTE },
    shared: false,
    atOnce: { account: 10, everybody: 200, waiting: 0 },
  },
  // Everything of an account. A person needs it once.
  export: {
    client: { points: 20, seconds: HOUR },
    account: { points: 10, seconds: HOUR },
    shared: true,
    atOnce: { account: 1, everybody: 4, waiting: 1 },
  },
  // A report in seven formats, for a person or for a script that exports all reports of an account. Some take a second to draw.
  report: {
    client: { points: 240, seconds: 10 * MINUTE },
    account: { points: 240, seconds: 10 * MINUTE },
    shared: false,
  },
  // Thousands of pages, which are read while they are sent.
  'site-report': {
    client: { points: 120, seconds: 10 * MINUTE },
    account: { points: 120, seconds: 10 * MINUTE },
    shared: false,
    atOnce: { account: 2, everybody: 6, waiting: 20 },
  },
  refresh: { client: { points: 120, seconds: MINUTE }, shared: false },
  // All keys of an account together get twice as much as one key.
  analysis: {
    client: { points: 30, seconds: 10 * MINUTE },
    account: { points: 60, seconds: 10 * MINUTE },
    shared: false,
  },
  // Requests to somebody's server because a person pressed a button. The button must not be a way to flood that server.
  'webhook-send': {
    client: { points: 60, seconds: 10 * MINUTE },
    account: { points: 60, seconds: 10 * MINUTE },
    shared: false,
  },
  // Logs come every hour or day, or several times a minute from a content network. Each is read while it arrives.
  'log-upload': {
    client: { points: 300, seconds: 10 * MINUTE },
    account: { points: 300, seconds: 10 * MINUTE },
    shared: false,
    atOnce: { account: 2, everybody: 8, waiting: 4 },
  },
  // API keys that the instance has not seen before. Each costs a database query. Good ones are remembered.
  'key-guess': { client: { points: 600, seconds: 10 * MINUTE }, shared: false },
  // Files for anybody who knows their address: often one machine that passes them on to all visitors of a site.
  'hosted-file': { client: { points: 60_000, seconds: MINUTE }, shared: false },
  default: { client: { points: 600, seconds: MINUTE }, shared: false },
};
