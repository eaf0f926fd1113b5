export interface Plan {
  readonly name: string;
  readonly price: string;
  /** Beside the price; empty where the price says it all. */
  readonly period: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular: boolean;
  readonly action: string;
  /** What structured data gives as the price, USD. */
  readonly offer: { readonly price: string; readonly monthly: boolean } | null;
}

/**
 * The plans as they are sold. Essential costs $1000 on its card while its structured data says 500: the
 * product's specification has both readings, and a person sees the card.
 */
export const plans: readonly Plan[] = [
  {
    name: 'Essential',
    price: '$1000',
    period: 'one-time',
    description: 'The files for one site, made once and yours to keep.',
    features: ['llms.txt file', 'robots.txt file', '20 Q&A questions', 'Email support', 'Setup guidance'],
    popular: false,
    action: 'Get Started',
    offer: { price: '500', monthly: false },
  },
  {
    name: 'Professional',
    price: '$49',
    period: 'per month',
    description: 'For a site that changes, and whose files should change with it.',
    features: ['llms.txt file', 'robots.txt file', '50 Q&A questions', 'Priority support'],
    popular: true,
    action: 'Get Started',
    offer: { price: '49', monthly: true },
  },
  {
    name: 'Analytics Platform',
    price: '$99',
    period: 'per month',
    description: 'For teams that want to follow what assistants say.',
    features: [
      'Real-time AI search monitoring',
      'Analytics dashboard',
      'Competitor analysis',
      'Monthly reports',
      'Data export',
    ],
    popular: false,
    action: 'Get Started',
    offer: { price: '99', monthly: true },
  },
  {
    name: 'Enterprise',
    price: 'Custom pricing',
    period: '',
    description: 'For many sites, or needs of your own.',
    features: ['Account manager', 'Custom integration'],
    popular: false,
    action: 'Contact Us',
    offer: null,
  },
];
