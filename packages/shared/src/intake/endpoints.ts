import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { isRecipient } from '../mail/recipient.ts';

const filled = (label: string, most: number) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(most, `${label} can have at most ${most} characters`);

/** What a prospect sends. The website is free text. */
export const intakeRequest = z.object({
  name: filled('Full Name', 200),
  email: filled('Email Address', 254).pipe(
    z.email('Please enter a valid email address').refine(isRecipient, 'Please enter a valid email address'),
  ),
  company: filled('Company Name', 200),
  website: filled('Website URL', 500),
  phone: z.string().trim().max(50, 'Phone Number can have at most 50 characters').optional(),
  message: z.string().trim().max(5000, 'A message can have at most 5000 characters').optional(),
  /** Invisible to people. Only programs fill it in; they are thanked and ignored. */
  nickname: z.string().max(500).optional(),
});
export type IntakeRequest = z.infer<typeof intakeRequest>;

export const sendIntake = defineEndpoint({
  id: 'sendIntake',
  method: 'POST',
  path: '/api/send-intake-email',
  summary: 'Take a prospect in: stored first, mailed after, tried again until sent',
  tag: 'Intake',
  access: 'public',
  takesIdempotencyKey: true,
  limit: 'intake',
  body: intakeRequest,
  answers: { 201: z.object({ success: z.literal(true), id: z.uuid() }) },
  errors: [],
});
