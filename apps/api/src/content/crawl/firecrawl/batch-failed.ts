import { AppError } from '../../../http/app-error.ts';

/** The failure of a batch scrape, with the product's text for it; what the service said is kept as the cause. */
export class BatchFailed extends AppError {
  constructor(reason: string) {
    super('unavailable', { text: 'Batch scrape job failed', cause: new Error(`Firecrawl: ${reason}`) });
    this.name = 'BatchFailed';
  }
}
