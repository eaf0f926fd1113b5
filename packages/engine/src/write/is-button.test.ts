import { describe, expect, it } from 'vitest';
import { isButton } from './is-button.ts';

describe('what stands on a button', () => {
  it.each([
    'Prendre Rendez-vous',
    'Book now',
    '→ Book an appointment',
    'Jetzt Termin buchen!',
    'Termin online vereinbaren',
    'Prenota ora',
    'Pedir cita online',
    'Записаться на приём',
    '今すぐ予約',
    '예약하기',
    'Sună acum!',
    'Programează-te online',
  ])('is %s', (line) => expect(isButton(line)).toBe(true));

  it.each([
    'Sur rendez-vous',
    'Prendre rendez-vous par téléphone au 06 40 08 13 82',
    'Book now and save 10 %',
    'Cita previa',
    'Termine nach Vereinbarung',
    'Contact',
    '',
  ])('is not %s', (line) => expect(isButton(line)).toBe(false));
});
