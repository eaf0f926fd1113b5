/** The look of text inputs, text areas and select triggers. At 16 px phones do not zoom in. */
export const controlClass = [
  'w-full rounded-box bg-raised text-body text-ink inset-ring inset-ring-edge',
  'transition-[box-shadow,background-color] placeholder:text-faint',
  'hover:inset-ring-muted focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent',
  'aria-invalid:inset-ring-bad aria-invalid:focus-visible:outline-bad',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
].join(' ');
