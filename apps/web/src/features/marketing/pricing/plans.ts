export interface Plan {
  readonly name: string;
  readonly price: string;
  /** Shown beside the price. Empty if the price needs no explanation. */
  readonly period: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular: boolean;
  readonly action: string;
  /** The price in structured data, in USD. */
  readonly offer: { readonly price: string; readonly monthly: boolean } | null;
}

/**
 * The plans on sale. Essential costs $1000 on its card and 500 in its structured data: the product's
 * specification has both values, and people see the card.
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
