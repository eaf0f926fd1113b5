/**
 * Webhooks under kill -9 and beside hostile receivers. The built service is killed at random moments while events are made
 * and sent: each one that was accepted must arrive, with one id and one body, and what was not saved is not told. Then
 * nine webhooks whose receivers hang stand beside one that answers: it must not be kept waiting.
 */
import { printTable } from './support/print-table.ts';
import { proveHangs } from './webhooks/prove-hangs.ts';
import { proveKills } from './webhooks/prove-kills.ts';

printTable('kill -9 while events are made and sent', await proveKills());
printTable('a receiver that answers beside nine that hang', await proveHangs());
