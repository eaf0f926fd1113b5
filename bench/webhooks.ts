/**
 * Webhooks under kill -9 and with hostile receivers. The built service is killed at random moments while
 * events are created and sent: each accepted event must arrive, with one id and one body, and events that
 * were not saved must not arrive. Then nine webhooks have receivers that hang: a tenth, whose receiver
 * answers, must not wait for them.
 */
import { printTable } from './support/print-table.ts';
import { proveHangs } from './webhooks/prove-hangs.ts';
import { proveKills } from './webhooks/prove-kills.ts';

printTable('kill -9 while events are made and sent', await proveKills());
printTable('a receiver that answers beside nine that hang', await proveHangs());
