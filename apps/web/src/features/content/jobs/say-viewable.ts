import { toast } from '@/components/ui/toast.ts';
import { SHOW_CONTENT } from '../show-content.ts';

/** Good news about a file: it stays until it is closed, and leads to the file. */
export function sayViewable(title: string, description: string): void {
  toast.success(title, {
    description,
    action: { label: 'View File', onClick: () => window.dispatchEvent(new Event(SHOW_CONTENT)) },
  });
}
